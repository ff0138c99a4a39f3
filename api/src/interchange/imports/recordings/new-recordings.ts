import type { ImportedRecording } from '@counterpoint/domain/recording-imports';
import type { RecordingDraft } from '@counterpoint/domain/schemas';
import type { RecordingState } from '@counterpoint/domain/states';
import { recordingReference } from '../../../catalogue/recordings/recording-definition.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { partyKey } from '../judging/party-key.ts';
import type { KnownParty } from '../judging/party-lookup-repository.ts';
import type { JudgedRecording } from './judge-recording.ts';

/** Somebody who is heard; a party where it is known who they are, and else a name. */
export interface NamedContributor {
  readonly line: ImportedRecording['contributors'][number];
  readonly party: KnownParty | null;
  readonly name: string | null;
}

/** A right with the party that holds it. */
export interface HeldRight {
  readonly line: ImportedRecording['rights'][number];
  readonly party: KnownParty;
  readonly confirmation: 'submitter' | 'invited' | 'not_a_member';
}

/** A recording that an import writes. */
export interface NewRecording {
  readonly id: string;
  readonly reference: string;
  readonly number: string | null;
  readonly state: RecordingState;
  /** As the file has it; who is named stands in the lines. */
  readonly draft: ImportedRecording;
  readonly contributors: readonly NamedContributor[];
  readonly rights: readonly HeldRight[];
  readonly works: RecordingDraft['works'];
  /** How many lines of rights their members are asked to confirm. */
  readonly asked: number;
  /** The members other than the importer whom it names. */
  readonly memberIds: readonly string[];
  /** Their parties and the others, for the index. */
  readonly parties: readonly KnownParty[];
}

/** Whom and what a batch of a file names. */
interface Making {
  readonly parties: ReadonlyMap<string, KnownParty>;
  /** Works in force, by their ISWC. */
  readonly works: ReadonlyMap<string, string>;
  readonly memberId: string;
  readonly asDrafts: boolean;
}

/** A recording as it is written: as if the member had typed it in, and submitted it unless it is to be a draft. */
export function newRecording(
  { number }: JudgedRecording,
  draft: ImportedRecording,
  sequence: number,
  making: Making,
): NewRecording {
  const { memberId, asDrafts } = making;
  const contributors = draft.contributors.map((line) => namedContributor(line, making));
  const rights = draft.rights.flatMap((line) => heldRight(line, making) ?? []);
  const parties = [...new Set([...contributors, ...rights].flatMap(({ party }) => party ?? []))];
  const asked = rights.filter(({ confirmation }) => confirmation === 'invited').length;
  const members = [...new Set(parties.flatMap((party) => party.memberId ?? []))];
  return {
    id: newId(),
    reference: recordingReference(sequence),
    number,
    draft,
    contributors,
    rights,
    parties,
    works: draft.works.map((work) => ({ ...work, composition_id: making.works.get(work.iswc ?? '') ?? null })),
    state: stateOf(asDrafts, asked > 0),
    asked: asDrafts ? 0 : asked,
    memberIds: asDrafts ? [] : members.filter((id) => id !== memberId),
  };
}

function stateOf(asDrafts: boolean, isAsked: boolean): RecordingState {
  if (asDrafts) return 'draft';
  return isAsked ? 'awaiting_confirmation' : 'registered';
}

function namedContributor(line: NamedContributor['line'], { parties }: Making): NamedContributor {
  const party = (line.party && parties.get(partyKey(line.party))) ?? null;
  return { line, party, name: line.name ?? (party ? null : (line.party?.name ?? null)) };
}

/** As for what is typed in: the submitter has agreed, other members are asked, and who is none cannot be. */
function heldRight(line: HeldRight['line'], { parties, memberId }: Making): HeldRight | null {
  const party = parties.get(partyKey(line.party));
  if (!party) return null;
  if (!party.memberId) return { line, party, confirmation: 'not_a_member' };
  return { line, party, confirmation: party.memberId === memberId ? 'submitter' : 'invited' };
}
