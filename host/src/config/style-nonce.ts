/** Reads the property, because browsers hide the nonce attribute from scripts. */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce || undefined;
}
