/** Today in the reader's time zone, `2026-11-21`: deadlines follow the reader's calendar. */
export function dayHere(at: Date = new Date()): string {
  // The Swedish locale formats dates as ISO 8601.
  return at.toLocaleDateString('sv-SE');
}
