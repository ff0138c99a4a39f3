import type { RecordingState, WorkState } from '@counterpoint/domain/states';
import { newId } from '../../../platform/db/new-id.ts';
import type { NamingLine, PrepareContext } from '../import-subject.ts';
import { partyKey } from '../validation/party-key.ts';
import type { KnownParty } from '../validation/party-lookup-repository.ts';
import type { ValidatedRow } from '../validation/validated-row.ts';

/** A line with the party that it names. */
export interface NamedLine<Line> {
  readonly line: Line;
  readonly party: KnownParty | null;
  /** The submitter has confirmed, other members are invited, non-members can't be. */
  readonly confirmation: 'submitter' | 'invited' | 'not_a_member';
}

/** A work or recording that an import adds. */
export interface NewEntry {
  readonly id: string;
  readonly reference: string;
  readonly state: WorkState | RecordingState;
  readonly number: string | null;
  readonly mandateId: string | null;
  readonly memberIds: readonly string[];
  readonly parties: readonly KnownParty[];
  readonly asked: number;
}

type Naming = Pick<PrepareContext, 'parties' | 'job'>;

export function namedLine<Line extends NamingLine>(line: Line, { parties, job }: Naming): NamedLine<Line> {
  const party = (line.party && parties.get(partyKey(line.party))) ?? null;
  if (!party?.memberId) return { line, party, confirmation: 'not_a_member' };
  return { line, party, confirmation: party.memberId === job.member_id ? 'submitter' : 'invited' };
}

interface EntryLines {
  readonly confirmed: readonly NamedLine<unknown>[];
  readonly others?: readonly Pick<NamedLine<unknown>, 'party'>[];
}

/** `confirmed` are the lines that members confirm, `others` name parties too. */
export function newEntry({ number, mandateId }: ValidatedRow, { job }: Naming, { confirmed, others = [] }: EntryLines) {
  const parties = [...new Set([...others, ...confirmed].flatMap(({ party }) => party ?? []))];
  const invited = confirmed.filter(({ confirmation }) => confirmation === 'invited').length;
  const members = new Set(parties.flatMap(({ memberId }) => memberId ?? []));
  const memberIds = [...members].filter((id) => id !== job.member_id);
  const named = job.as_drafts ? { asked: 0, memberIds: [] } : { asked: invited, memberIds };
  return { id: newId(), number, mandateId: mandateId ?? null, parties, ...named };
}
