import type { ImportedRecording } from '@counterpoint/domain/recording-imports';
import type { RecordingDraft } from '@counterpoint/domain/schemas/recordings';
import type { RecordingState } from '@counterpoint/domain/states';
import { recordingReference } from '../../../catalogue/recordings/recording-definition.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { partyKey } from '../validation/party-key.ts';
import type { KnownParty } from '../validation/party-lookup-repository.ts';
import type { ValidatedRecording } from './validate-recording.ts';

export interface NamedContributor {
  readonly line: ImportedRecording['contributors'][number];
  readonly party: KnownParty | null;
  readonly name: string | null;
}

export interface NewRight {
  readonly line: ImportedRecording['rights'][number];
  readonly party: KnownParty;
  readonly confirmation: 'submitter' | 'invited' | 'not_a_member';
}

export interface NewRecording {
  readonly id: string;
  readonly reference: string;
  readonly number: string | null;
  readonly mandateId: string | null;
  readonly state: RecordingState;
  readonly draft: ImportedRecording;
  readonly contributors: readonly NamedContributor[];
  readonly rights: readonly NewRight[];
  readonly works: RecordingDraft['works'];
  readonly asked: number;
  readonly memberIds: readonly string[];
  readonly parties: readonly KnownParty[];
}

interface RecordingContext {
  readonly parties: ReadonlyMap<string, KnownParty>;
  readonly works: ReadonlyMap<string, string>;
  readonly memberId: string;
  readonly asDrafts: boolean;
}

interface DraftedRecording extends Pick<ValidatedRecording, 'number' | 'mandateId'> {
  readonly draft: ImportedRecording;
  readonly sequence: number;
}

export function newRecording(
  { number, mandateId, draft, sequence }: DraftedRecording,
  making: RecordingContext,
): NewRecording {
  const { memberId, asDrafts } = making;
  const contributors = draft.contributors.map((line) => namedContributor(line, making));
  const rights = draft.rights.flatMap((line) => newRight(line, making) ?? []);
  const parties = [...new Set([...contributors, ...rights].flatMap(({ party }) => party ?? []))];
  const invited = rights.filter(({ confirmation }) => confirmation === 'invited').length;
  const members = [...new Set(parties.flatMap((party) => party.memberId ?? []))];
  return {
    id: newId(),
    reference: recordingReference(sequence),
    number,
    mandateId: mandateId ?? null,
    draft,
    contributors,
    rights,
    parties,
    works: draft.works.map((work) => ({ ...work, composition_id: making.works.get(work.iswc ?? '') ?? null })),
    state: stateOf(asDrafts, invited > 0),
    asked: asDrafts ? 0 : invited,
    memberIds: asDrafts ? [] : members.filter((id) => id !== memberId),
  };
}

function stateOf(asDrafts: boolean, isConfirmationDue: boolean): RecordingState {
  if (asDrafts) return 'draft';
  return isConfirmationDue ? 'awaiting_confirmation' : 'registered';
}

function namedContributor(line: NamedContributor['line'], { parties }: RecordingContext): NamedContributor {
  const party = (line.party && parties.get(partyKey(line.party))) ?? null;
  return { line, party, name: line.name ?? (party ? null : (line.party?.name ?? null)) };
}

/** The submitter has confirmed, other members are invited, non-members can't be. */
function newRight(line: NewRight['line'], { parties, memberId }: RecordingContext): NewRight | null {
  const party = parties.get(partyKey(line.party));
  if (!party) return null;
  if (!party.memberId) return { line, party, confirmation: 'not_a_member' };
  return { line, party, confirmation: party.memberId === memberId ? 'submitter' : 'invited' };
}
