import type { ImportedDraft, NamedParty } from '@counterpoint/domain/imports';
import type { RecordingMention, WorkDraft } from '@counterpoint/domain/schemas/works';
import { stateAfterSubmission } from '@counterpoint/domain/states';
import { workReference } from '../../../catalogue/works/work-reference.ts';
import { contentOf } from '../../../catalogue/works/work-repository.ts';
import { labelOf } from '../../../platform/search/tokenize.ts';
import type { PrepareContext } from '../import-subject.ts';
import { partyKey } from '../validation/party-key.ts';
import { type NamedLine, type NewEntry, namedLine, newEntry } from '../writing/new-entry.ts';
import type { ValidatedWork } from './validate-work.ts';

export interface NewWork extends NewEntry {
  readonly validated: ValidatedWork;
  readonly draft: ImportedDraft;
  readonly titleKey: string;
  readonly content: ReturnType<typeof contentOf>;
  readonly writers: readonly NamedLine<ImportedDraft['writers'][number]>[];
  readonly publishers: readonly NamedLine<ImportedDraft['publishers'][number]>[];
  readonly recordings: readonly RecordingMention[];
}

export interface NamingContext extends PrepareContext {
  /** By ISRC. */
  readonly recordings: ReadonlyMap<string, string>;
}

export function newWork(
  { validated, draft, sequence }: Pick<NewWork, 'validated' | 'draft'> & { readonly sequence: number },
  context: NamingContext,
): NewWork {
  const writers = draft.writers.map((line) => namedLine(line, context));
  const publishers = draft.publishers.map((line) => namedLine(line, context));
  const entry = newEntry(validated, context, { confirmed: [...writers, ...publishers] });
  const hasEveryIpi = writers.every(({ party, line }) => party?.ipi || line.public_domain === 'Y');
  const submitted = stateAfterSubmission({ isConfirmationOutstanding: entry.asked > 0, hasEveryIpi });
  return {
    ...entry,
    reference: workReference(draft.title, sequence),
    state: context.job.as_drafts ? 'draft' : submitted,
    validated,
    draft,
    titleKey: labelOf(draft.title),
    content: contentOf(draft),
    writers,
    publishers,
    recordings: recordingsOf(draft, context),
  };
}

export function draftWithIds(draft: ImportedDraft, context: NamingContext): WorkDraft {
  const withId = <Line extends { readonly party: NamedParty | null }>({ party, ...line }: Line) => ({
    ...line,
    party_id: (party && context.parties.get(partyKey(party))?.id) ?? null,
  });
  return {
    ...draft,
    writers: draft.writers.map(withId),
    publishers: draft.publishers.map(withId),
    recordings: recordingsOf(draft, context),
  };
}

function recordingsOf(draft: ImportedDraft, { recordings }: NamingContext): RecordingMention[] {
  return draft.recordings.map((mention) => ({
    ...mention,
    recording_id: mention.recording_id ?? recordings.get(mention.isrc ?? '') ?? null,
  }));
}
