import { partiesOf } from '@counterpoint/area-ui/parties';
import type { PartyAttacher } from '@counterpoint/catalogue/wizard';
import type { Party } from '@counterpoint/domain/schemas/parties';
import type { DraftValues } from '../../ui/draft/draft-values.ts';
import { newChain } from './publishers/publisher-chains.ts';
import { lineFor } from './writers/new-writer-line.ts';

export const composerAttacher: PartyAttacher<DraftValues, Party> = {
  read: partiesOf('composers').read,
  attach(form, party, parameter) {
    const values = form.getValues();
    const isThere = (line: { party_id: string | null }) => line.party_id === party.id;
    if (parameter === 'writer' && !values.writers.some(isThere))
      form.setValue('writers', [...values.writers, lineFor(party, values)]);
    if (parameter !== 'publisher' || values.publishers.some(isThere)) return;
    const { line, writers } = newChain(party, values);
    form.setValue('writers', writers);
    form.setValue('publishers', [...values.publishers, line]);
  },
};
