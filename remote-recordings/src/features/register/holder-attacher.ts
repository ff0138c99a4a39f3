import { partiesOf } from '@counterpoint/area-ui/parties';
import type { PartyAttacher } from '@counterpoint/catalogue/wizard';
import type { Party } from '@counterpoint/domain/schemas/parties';
import { withHolder } from '../../ui/rights/right-lines.ts';
import type { DraftValues } from './draft-values.ts';
import { firstDayOf } from './rights/first-day.ts';

export const holderAttacher: PartyAttacher<DraftValues, Party> = {
  read: partiesOf('rightsholders').read,
  attach(form, party) {
    const values = form.getValues();
    if (!values.rights.some(({ party_id }) => party_id === party.id))
      form.setValue('rights', withHolder(values.rights, party, firstDayOf(values)));
  },
};
