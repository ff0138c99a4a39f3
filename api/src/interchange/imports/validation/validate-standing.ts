import { rejection, warning } from '@counterpoint/domain/imports';
import { type PartyInterest, submitterStanding } from '@counterpoint/domain/mandates';
import { REGISTER_SCOPES } from '../../../catalogue/entry/standing.ts';
import { heldMandates, mayRegisterForOthers } from '../../../members/mandates/mandate-repository.ts';
import * as text from '../../../messages/import-findings.generated.ts';
import { calendarOf } from '../../../platform/time/society-calendar.ts';
import type { RowValidation } from '../import-format.ts';
import type { NamingLine } from '../import-subject.ts';
import { partyKey } from './party-key.ts';
import type { KnownParty } from './party-lookup-repository.ts';
import { NO_PART_FINDING, type ValidatedRow } from './validated-row.ts';

type Noun = keyof typeof REGISTER_SCOPES;

/** An interest of a row, with its party as the file names it. */
type NamedInterest = NamingLine & Pick<PartyInterest, 'territories'>;

/** Says of each row in which the member has no part under whose mandate it's registered, or what is missing. */
export async function validateStanding<Draft>(
  validation: RowValidation,
  rows: readonly ValidatedRow<Draft>[],
  { noun, interestsOf }: { readonly noun: Noun; readonly interestsOf: (draft: Draft) => readonly PartyInterest[] },
): Promise<void> {
  const { db, job, at } = validation;
  const place = noun === 'work' ? 'work_number' : 'recording_number';
  const strangers = rows.flatMap((row) => {
    const interests = row.draft ? interestsOf(row.draft) : [];
    const isStranger = row.draft && submitterStanding({ partyId: job.party_id, interests, mandates: [] }) === null;
    return isStranger ? [{ row, interests }] : [];
  });
  if (strangers.length === 0) return;
  const query = { memberId: job.member_id, day: calendarOf(db).dayOf(at), scope: REGISTER_SCOPES[noun] };
  const mandates = await heldMandates(db, query);
  const isCleared = await mayRegisterForOthers(db, job.member_id);
  for (const { row, interests } of strangers) {
    const standing = submitterStanding({ partyId: job.party_id, interests, mandates });
    if (standing === 'own' || (standing === null && isCleared)) continue;
    const finding = standing
      ? warning('I-PRT-02', text.underMandate({ name: standing.mandate.name }))
      : rejection(NO_PART_FINDING, text.notNamed({ noun }), text.yourPart());
    // About the whole row: the number only names it, and changing it would help nobody.
    row.findings.push({ ...row.work.placeOf(place), column: null, ...finding });
    if (standing) row.mandateId = standing.mandate.id;
  }
}

export function interestsIn(lines: readonly NamedInterest[], known: ReadonlyMap<string, KnownParty>): PartyInterest[] {
  return lines.map(({ party, territories }) => ({
    party_id: (party && known.get(partyKey(party))?.id) ?? null,
    ...(territories && { territories }),
  }));
}
