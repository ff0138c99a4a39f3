import { partiesOf } from '@counterpoint/area-ui/parties';
import type { PartyAttacher } from '@counterpoint/catalogue/wizard';
import type { Party } from '@counterpoint/domain/schemas/parties';
import type { DraftValues, PublisherValues } from './draft-values.ts';
import { publisherValues } from './line-values.ts';
import { lineFor } from './writers/new-writer-line.ts';

export const composerAttacher: PartyAttacher<DraftValues, Party> = {
  read: partiesOf('composers').read,
  attach(form, party, parameter) {
    const values = form.getValues();
    const isThere = (line: { party_id: string | null }) => line.party_id === party.id;
    if (parameter === 'writer' && !values.writers.some(isThere))
      form.setValue('writers', [...values.writers, lineFor(party, values)]);
    if (parameter === 'publisher' && !values.publishers.some(isThere))
      form.setValue('publishers', [...values.publishers, originalPublisher(party, values)]);
  },
};

function originalPublisher({ id, ...party }: Party, { publishers }: DraftValues): PublisherValues {
  const chain = Math.max(0, ...publishers.map((line) => line.chain)) + 1;
  return publisherValues.parse({ chain, party_id: id, type: 'E', shares: {}, party });
}
