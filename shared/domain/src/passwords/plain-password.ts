export function plainPassword(password: string): string {
  const normal = password.normalize('NFKC').toLowerCase();
  return normal.replaceAll(/[^\p{L}\p{N}]/gu, '') || normal;
}

/** Digits alone stay. */
export function withoutTrailingDigits(password: string): string {
  return password.replace(/\p{N}+$/u, '') || password;
}
