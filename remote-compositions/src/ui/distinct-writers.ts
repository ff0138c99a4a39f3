/** Lists each party once, even with two lines. All unknown writers count as one, since they share a name. */
export function distinctWriters<Writer extends { party_id: string | null }>(writers: readonly Writer[]): Writer[] {
  return [...new Map(writers.toReversed().map((writer) => [writer.party_id, writer])).values()].toReversed();
}
