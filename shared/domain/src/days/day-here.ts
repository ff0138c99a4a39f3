/** Today in the reader's time zone, `2026-11-21`: deadlines follow their calendar, not London's. */
export function dayHere(at: Date = new Date()): string {
  // Sweden writes days as ISO 8601 has them.
  return at.toLocaleDateString('sv-SE');
}
