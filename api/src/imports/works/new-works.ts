import type { ImportedDraft } from '@counterpoint/domain/imports';
import type { CompositionDraft } from '@counterpoint/domain/schemas';
import { type CompositionState, stateAfterSubmission } from '@counterpoint/domain/states';
import { compositionReference } from '../../compositions/composition-reference.ts';
import type { NewLines, Standing } from '../../compositions/party-line-repository.ts';
import { newId } from '../../db/new-id.ts';
import { partyKey } from '../judging/party-key.ts';
import type { KnownParty } from '../judging/party-lookup-repository.ts';
import type { JudgedWorkDraft } from './judge-work.ts';

/** A work that an import writes. */
export interface NewWork {
  readonly id: string;
  readonly reference: string;
  readonly state: CompositionState;
  readonly judged: JudgedWorkDraft;
  readonly draft: CompositionDraft;
  readonly lines: NewLines;
  /** The members other than the importer whom it names. */
  readonly memberIds: readonly string[];
  /** Their parties and the others, for the index. */
  readonly parties: readonly KnownParty[];
  readonly asked: number;
}

/** Whom and what a batch of a file names. */
export interface NamedInFile {
  readonly parties: ReadonlyMap<string, KnownParty>;
  /** Recordings of the member, by their ISRC. */
  readonly recordings: ReadonlyMap<string, string>;
}

interface Making extends NamedInFile {
  readonly memberId: string;
  readonly asDrafts: boolean;
  readonly at: Date;
  /** The member behind each of those parties, by its id. */
  readonly members: ReadonlyMap<string, string | null>;
}

/** A work as it is written: as if the member had typed it in, and submitted it unless it is to be a draft. */
export function newWork(judged: JudgedWorkDraft, draft: ImportedDraft, sequence: number, making: Making): NewWork {
  const { asDrafts, parties, memberId } = making;
  const known = draftWithIds(draft, making);
  const standing = standingIn(making);
  const lines = {
    writers: known.writers.map((line) => ({ ...line, ...standing(line.party_id) })),
    publishers: known.publishers.map((line) => ({ ...line, ...standing(line.party_id) })),
    recordings: known.recordings,
  };
  const interests = [...lines.writers, ...lines.publishers];
  const asked = interests.filter(({ confirmation }) => confirmation === 'invited').length;
  const named = partiesOf(draft, parties);
  const hasEveryIpi = draft.writers.every(({ party }) => party && parties.get(partyKey(party))?.ipi);
  const state = asDrafts ? 'draft' : stateAfterSubmission({ isConfirmationOutstanding: asked > 0, hasEveryIpi });
  const memberIds = [...new Set(named.flatMap((party) => party.memberId ?? []))].filter((id) => id !== memberId);
  return {
    ...{ id: newId(), reference: compositionReference(draft.title, sequence), state, judged, draft: known, lines },
    ...{ parties: named, asked: asDrafts ? 0 : asked, memberIds: asDrafts ? [] : memberIds },
  };
}

/** A draft with the parties and recordings that the file names. */
export function draftWithIds(draft: ImportedDraft, { parties, recordings }: NamedInFile): CompositionDraft {
  const withId = <Line extends ImportedDraft['writers'][number] | ImportedDraft['publishers'][number]>({
    party,
    ...line
  }: Line) => ({ ...line, party_id: party ? (parties.get(partyKey(party))?.id ?? null) : null });
  return {
    ...draft,
    writers: draft.writers.map(withId),
    publishers: draft.publishers.map(withId),
    recordings: draft.recordings.map((mention) => ({
      ...mention,
      recording_id: mention.recording_id ?? recordings.get(mention.isrc ?? '') ?? null,
    })),
  };
}

/** As `toLines` has it for what is typed in: the submitter has agreed, other members are asked, others cannot be. */
function standingIn({ members, memberId, at }: Making): (partyId: string | null) => Standing {
  return (partyId) => {
    const member = partyId === null ? null : members.get(partyId);
    if (member === memberId) return { confirmation: 'submitter', confirmed_at: at };
    return { confirmation: member ? 'invited' : 'not_a_member', confirmed_at: null };
  };
}

function partiesOf({ writers, publishers }: ImportedDraft, parties: ReadonlyMap<string, KnownParty>): KnownParty[] {
  const keys = new Set([...writers, ...publishers].flatMap(({ party }) => (party ? partyKey(party) : [])));
  return [...keys].flatMap((key) => parties.get(key) ?? []);
}
