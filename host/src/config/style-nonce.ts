/**
 * The nonce of this response's style policy, from a meta tag that the server writes. Read as a property: browsers hide
 * the attribute from scripts.
 */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce || undefined;
}
