/** Leaves out what is empty. */
export function joinParts(parts: readonly (string | false | null | undefined)[], between = ', '): string {
  return parts.filter((part) => part && part.trim() !== '').join(between);
}
