import type { PublisherLine, WriterLine } from '@counterpoint/domain/schemas';

type WriterTerms = Omit<WriterLine, 'party_id' | 'role' | 'shares'>;
type PublisherTerms = Omit<PublisherLine, 'chain' | 'party_id' | 'type' | 'shares'>;

/** What a writer's line says beside who it is, what they did and their shares: one text of JSON. */
export function writerTerms(line: WriterTerms): string {
  const { chains, societies, work_for_hire, reversionary, first_recording_refusal, collections } = line;
  const told = { chains, societies, work_for_hire, reversionary, first_recording_refusal, collections };
  return JSON.stringify(told satisfies WriterTerms);
}

/** The same of a publisher's line. */
export function publisherTerms(line: PublisherTerms): string {
  const { societies, agreement, first_recording_refusal, collections } = line;
  return JSON.stringify({ societies, agreement, first_recording_refusal, collections } satisfies PublisherTerms);
}
