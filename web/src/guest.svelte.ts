/** Who sits at this device: no account, a cookie and a name. */

import { got, GET, PATCH, POST } from "./api";
import type { GuestInfo } from "./protocol";
import { suggestedName } from "./people";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

class Guest {
  info = $state<GuestInfo | null>(null);
  #asked: Promise<void> | null = null;

  /** Am I known here? Asked once. */
  async recognise(): Promise<void> {
    this.#asked ??= this.#ask();
    await this.#asked;
  }

  async #ask(): Promise<void> {
    this.info = await got(GET("/api/me"));
  }

  /** Somebody has to be somebody before sitting down. */
  async enter(): Promise<GuestInfo> {
    await this.recognise();
    this.info ??= await got(
      POST("/api/guests", { body: { name: say("guest-name"), language: settings.language } }),
    );
    return this.info;
  }

  async rename(name: string): Promise<void> {
    await this.recognise();
    this.info = this.info
      ? await got(PATCH("/api/me", { body: { name } }))
      : await got(POST("/api/guests", { body: { name, language: settings.language } }));
    settings.change({ isNamed: true });
  }

  /** What to offer whoever is asked for a name: the one they have, or a good one. */
  get suggestion(): string {
    const name = this.info?.name ?? "";
    return name === "" || name === say("guest-name") ? suggestedName() : name;
  }

  /** So that the server's own messages to me, such as notifications, are in my language. */
  async tellLanguage(): Promise<void> {
    if (!this.info || this.info.language === settings.language) return;
    this.info = await got(PATCH("/api/me", { body: { language: settings.language } }));
  }

  /** On another device, by the link made on the first. */
  async continueAs(token: string): Promise<void> {
    this.info = await got(POST("/api/continue", { body: { token } }));
    this.#asked = Promise.resolve();
    settings.change({ isNamed: true });
  }
}

export const guest = new Guest();
