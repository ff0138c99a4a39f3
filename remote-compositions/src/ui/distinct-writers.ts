/** A party may have several lines. Unknown writers count as one. */
export function distinctWriters<Writer extends { party_id: string | null }>(writers: readonly Writer[]): Writer[] {
  return [...new Map(writers.toReversed().map((writer) => [writer.party_id, writer])).values()].toReversed();
}
