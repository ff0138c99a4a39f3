import type { DraftValues, PublisherValues, WriterValues } from '../draft-values.ts';
import { publisherInWords, writerInWords } from './lines-in-words.ts';

export function membersTouched(after: DraftValues, before: DraftValues): string[] {
  const sides = [saidOfMembers(after), saidOfMembers(before)] as const;
  const [now, then] = sides;
  const all = new Map([...then, ...now]);
  const isTouched = (id: string) => now.get(id)?.said !== then.get(id)?.said;
  return [...all].filter(([id]) => isTouched(id)).map(([, { name }]) => name);
}

function saidOfMembers({ writers, publishers }: DraftValues): Map<string, { name: string; said: string }> {
  const said = new Map<string, { name: string; said: string }>();
  const add = ({ party_id, party }: WriterValues | PublisherValues, words: string) => {
    if (party_id === null || !party.is_member || party.is_me) return;
    said.set(party_id, { name: party.name, said: `${said.get(party_id)?.said ?? ''} ${words}` });
  };
  for (const line of writers) add(line, writerInWords(line));
  for (const line of publishers) add(line, publisherInWords(line));
  return said;
}
