/** Each party once: one who composed and translated has two lines, and one name. */
export function distinctWriters<Writer extends { party_id: string }>(writers: readonly Writer[]): Writer[] {
  return [...new Map(writers.toReversed().map((writer) => [writer.party_id, writer])).values()].toReversed();
}
