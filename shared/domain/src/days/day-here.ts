/**
 * The day that it is where the reader is, as `2026-11-21`: what ends or begins today does so by their calendar, and not by
 * that of London.
 */
export function dayHere(at: Date = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
