import type { ImportFinding } from '@counterpoint/domain/imports';
import { type PartyInterest, submitterStanding } from '@counterpoint/domain/mandates';
import { REGISTER_SCOPES } from '../../../catalogue/entry/standing.ts';
import {
  type HeldMandateRow,
  heldMandates,
  mayRegisterForOthers,
} from '../../../members/mandates/mandate-repository.ts';
import * as text from '../../../messages/import-findings.generated.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import { calendarOf } from '../../../platform/time/society-calendar.ts';
import type { ImportJob } from '../import-repository.ts';
import { partyKey } from './party-key.ts';
import type { KnownParty } from './party-lookup-repository.ts';
import { NO_PART_FINDING, type ValidatedRow } from './validated-row.ts';

interface Standings {
  readonly db: Database;
  readonly job: Pick<ImportJob, 'member_id' | 'party_id'>;
  readonly setting: { readonly at: Date };
}

type Noun = keyof typeof REGISTER_SCOPES;

interface Subject<Draft> {
  readonly noun: Noun;
  readonly interestsOf: (draft: Draft) => readonly PartyInterest[];
}

interface NamedLine {
  readonly party: Parameters<typeof partyKey>[0] | null;
}

/** An interest of a row, with its party as the file names it. */
export type NamedInterest = NamedLine & Pick<PartyInterest, 'territories'>;

/** Says of each row in which the member has no part under whose mandate it's registered, or what is missing. */
export async function validateStanding<Draft>(
  validation: Standings,
  rows: readonly ValidatedRow<Draft>[],
  { noun, interestsOf }: Subject<Draft>,
): Promise<void> {
  const { job } = validation;
  const place = noun === 'work' ? 'work_number' : 'recording_number';
  const strangers = rows.flatMap((row) => {
    const interests = row.draft ? interestsOf(row.draft) : [];
    const isStranger = row.draft && submitterStanding({ partyId: job.party_id, interests, mandates: [] }) === null;
    return isStranger ? [{ row, interests }] : [];
  });
  if (strangers.length === 0) return;
  const { mandates, isCleared } = await readStandings(validation, noun);
  for (const { row, interests } of strangers) {
    const standing = submitterStanding({ partyId: job.party_id, interests, mandates });
    if (standing === 'own' || (standing === null && isCleared)) continue;
    const finding = standing ? underMandate(standing.mandate) : noPart(noun);
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

async function readStandings({ db, job, setting }: Standings, noun: Noun) {
  const query = { memberId: job.member_id, day: calendarOf(db).dayOf(setting.at), scope: REGISTER_SCOPES[noun] };
  return { mandates: await heldMandates(db, query), isCleared: await mayRegisterForOthers(db, job.member_id) };
}

type Kind = Omit<ImportFinding, 'line' | 'column' | 'found'>;

function noPart(noun: Noun): Kind {
  return {
    id: NO_PART_FINDING,
    severity: 'block',
    expected: text.yourPart(),
    correction: text.notNamed({ noun }),
  };
}

function underMandate({ name }: HeldMandateRow): Kind {
  return { id: 'I-PRT-02', severity: 'warn', expected: null, correction: text.underMandate({ name }) };
}
