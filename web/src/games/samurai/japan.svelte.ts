/** The map as the server tells it, fetched once. */

import { GET, got } from "../../api";
import type { MapHex } from "../../protocol";

class Japan {
  hexes = $state.raw<readonly MapHex[] | null>(null);
  #asked: Promise<void> | null = null;

  learn(): Promise<void> {
    this.#asked ??= this.#fetch().catch((error: unknown) => {
      this.#asked = null; // whoever asks next tries again
      throw error;
    });
    return this.#asked;
  }

  async #fetch(): Promise<void> {
    this.hexes = await got(GET("/api/games/samurai/map"));
  }
}

export const japan = new Japan();
