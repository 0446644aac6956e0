/** What is asked of the server over HTTP; its types are generated from the server's. */

import createClient, { type Middleware } from "openapi-fetch";

import type { paths, Refusal } from "./protocol";
import { settings } from "./settings.svelte";

/** The server's no: a sentence for people in their language. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.sentence);
    this.refusal = refusal;
  }
}

const client = createClient<paths>({ credentials: "same-origin" });

const manners: Middleware = {
  async onRequest({ request }) {
    request.headers.set("accept-language", settings.language);
    if (request.method === "GET") return request;
    // Any GET sets the token that requests which change something have to bring.
    if (!token()) await fetch("/api/games");
    request.headers.set("x-engawa-csrf", token());
    return request;
  },
};
client.use(manners);

function token(): string {
  return /(?:^|; )engawa_csrf=([^;]*)/.exec(document.cookie)?.[1] ?? "";
}

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** What came back; `Refused` if the server said no. */
export async function got<T>(asked: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await asked;
  if (response.ok) return data as T;
  const refusal = error as Partial<Refusal> | undefined;
  throw new Refused({
    code: refusal?.code ?? String(response.status),
    sentence: refusal?.sentence ?? response.statusText,
  });
}

export const { GET, POST, PATCH, DELETE } = client;
