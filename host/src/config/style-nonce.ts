/** The nonce of this response's style policy. A property, because browsers hide the attribute from scripts. */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce || undefined;
}
