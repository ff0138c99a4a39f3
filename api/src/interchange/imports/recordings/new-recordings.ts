import type { ImportedRecording } from '@counterpoint/domain/recording-imports';
import type { RecordingDraft } from '@counterpoint/domain/schemas/recordings';
import { recordingReference } from '../../../catalogue/recordings/recording-definition.ts';
import { contentOf } from '../../../catalogue/recordings/recording-repository.ts';
import { labelOf } from '../../../platform/search/tokenize.ts';
import type { PrepareContext } from '../import-subject.ts';
import { type NamedLine, type NewEntry, namedLine, newEntry } from '../writing/new-entry.ts';
import type { ValidatedRecording } from './validate-recording.ts';

export type NamedContributor = NamedLine<ImportedRecording['contributors'][number]> & { readonly name: string | null };
export type NewRight = NamedLine<ImportedRecording['rights'][number]>;

export interface NewRecording extends NewEntry {
  readonly draft: ImportedRecording;
  readonly titleKey: string;
  readonly artistKey: string;
  readonly content: ReturnType<typeof contentOf>;
  readonly contributors: readonly NamedContributor[];
  readonly rights: readonly NewRight[];
  readonly works: RecordingDraft['works'];
}

export interface NamingContext extends PrepareContext {
  /** By ISWC. */
  readonly works: ReadonlyMap<string, string>;
}

export function newRecording(
  validated: ValidatedRecording,
  { draft, sequence }: Pick<NewRecording, 'draft'> & { readonly sequence: number },
  context: NamingContext,
): NewRecording {
  const contributors = draft.contributors.map((line) => {
    const named = namedLine(line, context);
    return { ...named, name: line.name ?? (named.party ? null : (line.party?.name ?? null)) };
  });
  const rights = draft.rights.map((line) => namedLine(line, context)).filter(({ party }) => party !== null);
  const entry = newEntry(validated, context, { confirmed: rights, others: contributors });
  const submitted = entry.asked > 0 ? 'awaiting_confirmation' : 'registered';
  return {
    ...entry,
    reference: recordingReference(sequence),
    state: context.job.as_drafts ? 'draft' : submitted,
    draft,
    titleKey: labelOf(draft.title),
    artistKey: labelOf(draft.display_artist ?? ''),
    content: contentOf(draft),
    contributors,
    rights,
    works: draft.works.map((work) => ({ ...work, composition_id: context.works.get(work.iswc ?? '') ?? null })),
  };
}
