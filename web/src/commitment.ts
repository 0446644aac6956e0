/** Was the secret of the draws the one that was promised at the start? Computed here, by this
 *  browser; null where a browser computes no hashes (on pages without encryption). */
export async function isKept(commitment: string, secret: string): Promise<boolean | null> {
  if (typeof crypto === "undefined" || !crypto.subtle) return null;
  const bytes = new TextEncoder().encode(`engawa secret ${secret}`);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
