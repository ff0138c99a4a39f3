import { joinParts } from '@counterpoint/kit/text';
import type { DraftValues, PublisherValues, WriterValues } from '../../../ui/draft/draft-values.ts';
import { formatPlaces, formatPublisher, formatWriter } from '../../../ui/draft/format-lines.ts';

/** Members, and parties that confirmed the active revision by email. */
export function partiesTouched(after: DraftValues, before: DraftValues): string[] {
  const confirmed = new Set(
    [...before.writers, ...before.publishers].flatMap(({ party_id, party }) =>
      party.confirmation === 'confirmed' ? [party_id] : [],
    ),
  );
  const [now, then] = [describeParties(after, confirmed), describeParties(before, confirmed)] as const;
  const all = new Map([...then, ...now]);
  const linesIn = (parties: typeof now, id: string) => parties.get(id)?.lines.toSorted().join('; ');
  const isTouched = (id: string) => linesIn(now, id) !== linesIn(then, id);
  return [...all].filter(([id]) => isTouched(id)).map(([, { name }]) => name);
}

function describeParties(
  { writers, publishers }: DraftValues,
  confirmed: ReadonlySet<string | null>,
): Map<string, { name: string; lines: string[] }> {
  const described = new Map<string, { name: string; lines: string[] }>();
  const add = ({ party_id, party }: WriterValues | PublisherValues, words: string) => {
    if (party_id === null || party.is_me || !(party.is_member || confirmed.has(party_id))) return;
    const known = described.get(party_id);
    if (known) known.lines.push(words);
    else described.set(party_id, { name: party.name, lines: [words] });
  };
  // As in the API: a change in their publishing chain is a change for all of its parties.
  const chainOf = (number: number) =>
    publishers
      .filter(({ chain }) => chain === number)
      .map((line) => `${line.party_id} ${line.type} ${formatPlaces(line.collections)}`)
      .join();
  for (const line of writers) add(line, joinParts([formatWriter(line), ...line.chains.map(chainOf)]));
  for (const line of publishers) add(line, joinParts([formatPublisher(line), chainOf(line.chain)]));
  return described;
}
