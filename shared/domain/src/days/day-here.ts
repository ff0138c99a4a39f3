export function dayHere(at: Date = new Date()): string {
  // The Swedish locale formats dates as ISO 8601.
  return at.toLocaleDateString('sv-SE');
}
