/**
 * The day that it is where the reader is, as `2026-11-21`: what ends or begins today does so by their calendar, and not by
 * that of London.
 */
export function dayHere(at: Date = new Date()): string {
  // Sweden writes days as ISO 8601 has them.
  return at.toLocaleDateString('sv-SE');
}
