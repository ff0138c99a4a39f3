import type { ImportedDraft, NamedParty } from '@counterpoint/domain/imports';
import type { RecordingMention, WorkDraft } from '@counterpoint/domain/schemas/works';
import { stateAfterSubmission, type WorkState } from '@counterpoint/domain/states';
import { workReference } from '../../../catalogue/works/work-reference.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { partyKey } from '../validation/party-key.ts';
import type { KnownParty } from '../validation/party-lookup-repository.ts';
import type { ValidatedWork } from './validate-work.ts';

export interface NamedLine<Line> {
  readonly line: Line;
  readonly party: KnownParty | null;
  readonly confirmation: 'submitter' | 'invited' | 'not_a_member';
}

export interface NewWork {
  readonly id: string;
  readonly reference: string;
  readonly state: WorkState;
  readonly validated: ValidatedWork;
  readonly draft: ImportedDraft;
  readonly writers: readonly NamedLine<ImportedDraft['writers'][number]>[];
  readonly publishers: readonly NamedLine<ImportedDraft['publishers'][number]>[];
  readonly recordings: readonly RecordingMention[];
  readonly memberIds: readonly string[];
  readonly parties: readonly KnownParty[];
  readonly asked: number;
}

export interface NamedInFile {
  readonly parties: ReadonlyMap<string, KnownParty>;
  readonly recordings: ReadonlyMap<string, string>;
}

interface WorkContext extends NamedInFile {
  readonly memberId: string;
  readonly asDrafts: boolean;
}

interface DraftedWork extends Pick<NewWork, 'validated' | 'draft'> {
  readonly sequence: number;
}

export function newWork({ validated, draft, sequence }: DraftedWork, making: WorkContext): NewWork {
  const { asDrafts, memberId } = making;
  const writers = draft.writers.map((line) => namedLine(line, making));
  const publishers = draft.publishers.map((line) => namedLine(line, making));
  const lines = [...writers, ...publishers];
  const parties = [...new Set(lines.flatMap(({ party }) => party ?? []))];
  const invited = lines.filter(({ confirmation }) => confirmation === 'invited').length;
  const hasEveryIpi = writers.every(({ party, line }) => party?.ipi || line.public_domain === 'Y');
  const state = asDrafts ? 'draft' : stateAfterSubmission({ isConfirmationOutstanding: invited > 0, hasEveryIpi });
  return {
    id: newId(),
    reference: workReference(draft.title, sequence),
    state,
    validated,
    draft,
    writers,
    publishers,
    recordings: recordingsOf(draft, making),
    parties,
    asked: asDrafts ? 0 : invited,
    memberIds: asDrafts ? [] : otherMembers(parties, memberId),
  };
}

function namedLine<Line extends { readonly party: NamedParty | null }>(
  line: Line,
  { parties, memberId }: WorkContext,
): NamedLine<Line> {
  const party = (line.party && parties.get(partyKey(line.party))) ?? null;
  if (!party?.memberId) return { line, party, confirmation: 'not_a_member' };
  return { line, party, confirmation: party.memberId === memberId ? 'submitter' : 'invited' };
}

function otherMembers(parties: readonly KnownParty[], memberId: string): string[] {
  return [...new Set(parties.flatMap((party) => party.memberId ?? []))].filter((id) => id !== memberId);
}

export function draftWithIds(draft: ImportedDraft, named: NamedInFile): WorkDraft {
  const withId = <Line extends { readonly party: NamedParty | null }>({ party, ...line }: Line) => ({
    ...line,
    party_id: (party && named.parties.get(partyKey(party))?.id) ?? null,
  });
  return {
    ...draft,
    writers: draft.writers.map(withId),
    publishers: draft.publishers.map(withId),
    recordings: recordingsOf(draft, named),
  };
}

function recordingsOf(draft: ImportedDraft, { recordings }: NamedInFile): RecordingMention[] {
  return draft.recordings.map((mention) => ({
    ...mention,
    recording_id: mention.recording_id ?? recordings.get(mention.isrc ?? '') ?? null,
  }));
}
