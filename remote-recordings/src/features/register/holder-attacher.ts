import { partiesOf } from '@counterpoint/area-ui/parties';
import type { PartyAttacher } from '@counterpoint/catalogue/wizard';
import type { Party } from '@counterpoint/domain/schemas/parties';
import type { DraftValues } from '../../ui/draft/draft-values.ts';
import { firstDayOf, lineFor } from './rights/right-lines.ts';

export const holderAttacher: PartyAttacher<DraftValues, Party> = {
  read: partiesOf('rightsholders').read,
  attach(form, party) {
    const { rights, ...dates } = form.getValues();
    if (rights.some(({ party_id }) => party_id === party.id)) return;
    form.setValue('rights', [...rights, lineFor(party, { lines: rights, firstDay: firstDayOf(dates) })]);
  },
};
