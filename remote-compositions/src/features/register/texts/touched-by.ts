import type { DraftValues, PublisherValues, WriterValues } from '../draft-values.ts';
import { formatPublisher, formatWriter } from './format-lines.ts';

export function membersTouched(after: DraftValues, before: DraftValues): string[] {
  const sides = [describeMembers(after), describeMembers(before)] as const;
  const [now, then] = sides;
  const all = new Map([...then, ...now]);
  const isTouched = (id: string) => now.get(id)?.text !== then.get(id)?.text;
  return [...all].filter(([id]) => isTouched(id)).map(([, { name }]) => name);
}

function describeMembers({ writers, publishers }: DraftValues): Map<string, { name: string; text: string }> {
  const text = new Map<string, { name: string; text: string }>();
  const add = ({ party_id, party }: WriterValues | PublisherValues, words: string) => {
    if (party_id === null || !party.is_member || party.is_me) return;
    text.set(party_id, { name: party.name, text: `${text.get(party_id)?.text ?? ''} ${words}` });
  };
  for (const line of writers) add(line, formatWriter(line));
  for (const line of publishers) add(line, formatPublisher(line));
  return text;
}
