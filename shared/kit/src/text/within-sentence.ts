export function withinSentence(label: string): string {
  return `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`;
}
