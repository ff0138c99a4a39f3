/** A label as it stands within a sentence: `Signed split sheet` as `signed split sheet`; what is written in capitals stays. */
export function withinSentence(label: string): string {
  return `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`;
}
