/** Lists a party once even with two lines; all unknown writers share one name. */
export function distinctWriters<Writer extends { party_id: string | null }>(writers: readonly Writer[]): Writer[] {
  return [...new Map(writers.toReversed().map((writer) => [writer.party_id, writer])).values()].toReversed();
}
