/** Each party once: one who composed and translated has two lines, and one name; so do all whom nobody knows. */
export function distinctWriters<Writer extends { party_id: string | null }>(writers: readonly Writer[]): Writer[] {
  return [...new Map(writers.toReversed().map((writer) => [writer.party_id, writer])).values()].toReversed();
}
