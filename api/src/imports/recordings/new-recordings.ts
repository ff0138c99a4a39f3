import type { ImportedRecording } from '@counterpoint/domain/recording-imports';
import type { RecordingDraft } from '@counterpoint/domain/schemas';
import type { RecordingState } from '@counterpoint/domain/states';
import { newId } from '../../db/new-id.ts';
import { recordingReference } from '../../recordings/drafts/recording-draft-service.ts';
import type { Standing } from '../../recordings/recording-lines-repository.ts';
import { partyKey } from '../judging/party-key.ts';
import type { KnownParty } from '../judging/party-lookup-repository.ts';
import type { JudgedRecording } from './judge-recording.ts';

/** A recording that an import writes. */
export interface NewRecording {
  readonly id: string;
  readonly reference: string;
  readonly number: string | null;
  readonly state: RecordingState;
  readonly draft: RecordingDraft;
  readonly rights: readonly (RecordingDraft['rights'][number] & Standing)[];
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
  readonly at: Date;
}

/** A recording as it is written: as if the member had typed it in, and submitted it unless it is to be a draft. */
export function newRecording(
  { number }: JudgedRecording,
  draft: ImportedRecording,
  sequence: number,
  making: Making,
): NewRecording {
  const { memberId, asDrafts } = making;
  const known = draftWithIds(draft, making);
  const parties = partiesOf(draft, making.parties);
  const members = new Map(parties.map((party) => [party.id, party.memberId]));
  const rights = known.rights.map((line) => ({ ...line, ...standingOf(members.get(line.party_id), making) }));
  const asked = rights.filter(({ confirmation }) => confirmation === 'invited').length;
  const memberIds = [...new Set(members.values())].flatMap((id) => (id && id !== memberId ? [id] : []));
  return {
    ...{ id: newId(), reference: recordingReference(sequence), number, draft: known, rights, parties },
    state: stateOf(asDrafts, asked > 0),
    asked: asDrafts ? 0 : asked,
    memberIds: asDrafts ? [] : memberIds,
  };
}

function stateOf(asDrafts: boolean, isAsked: boolean): RecordingState {
  if (asDrafts) return 'draft';
  return isAsked ? 'awaiting_confirmation' : 'registered';
}

function draftWithIds(draft: ImportedRecording, { parties, works }: Making): RecordingDraft {
  return {
    ...draft,
    contributors: draft.contributors.map(({ party, ...line }) => {
      const found = party && parties.get(partyKey(party));
      return { ...line, party_id: found?.id ?? null, name: line.name ?? (found ? null : (party?.name ?? null)) };
    }),
    rights: draft.rights.flatMap(({ party, ...line }) => {
      const found = parties.get(partyKey(party));
      return found ? [{ ...line, party_id: found.id }] : [];
    }),
    works: draft.works.map((work) => ({ ...work, composition_id: works.get(work.iswc ?? '') ?? null })),
  };
}

/** As for what is typed in: the submitter has agreed, other members are asked, and who is none cannot be. */
function standingOf(member: string | null | undefined, { memberId, at }: Making): Standing {
  if (member === memberId) return { confirmation: 'submitter', confirmed_at: at };
  return { confirmation: member ? 'invited' : 'not_a_member', confirmed_at: null };
}

function partiesOf(
  { contributors, rights }: ImportedRecording,
  parties: ReadonlyMap<string, KnownParty>,
): KnownParty[] {
  const keys = new Set([...contributors, ...rights].flatMap(({ party }) => (party ? partyKey(party) : [])));
  return [...keys].flatMap((key) => parties.get(key) ?? []);
}
