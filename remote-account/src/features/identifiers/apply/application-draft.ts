import {
  type DraftCopies,
  type DraftCopy,
  type DraftKind,
  type DraftStore,
  draftCopiesOf,
} from '@counterpoint/client/drafts';
import {
  type IsniApplication,
  type IsniContent,
  isniApplication,
  isniContent,
  isniSubmissionFor,
} from '@counterpoint/domain/schemas/parties';
import { type ProblemDetail, problemsIn } from '@counterpoint/domain/schemas/requests';
import { isIsniWritable } from '@counterpoint/domain/states';

export type ApplicationStore = DraftStore<IsniContent, IsniApplication>;
export type ApplicationCopies = DraftCopies<IsniContent, IsniContent>;
export type ApplicationCopy = DraftCopy<IsniContent, IsniContent>;

export const APPLICATION_DRAFT: DraftKind<IsniContent, IsniContent, IsniApplication> = {
  read(values) {
    const read = isniContent.safeParse(values);
    return read.success ? { ok: true, draft: read.data } : { ok: false, problems: problemsIn(read.error) };
  },
  valuesOf: ({ content }) => content,
  storedIn(current) {
    const application = isniApplication.safeParse(current);
    return application.success ? application.data : null;
  },
  isWritable: ({ state }) => isIsniWritable(state),
};

export function applicationCopiesOf(memberId: string): ApplicationCopies {
  return draftCopiesOf({ memberId, kind: 'isni', storage: localStorage, values: isniContent, draft: isniContent });
}

/** Moves the copy of a creation whose response was lost to the application that it created. */
export function adoptNewCopy(copies: ApplicationCopies, { id, version, content }: IsniApplication): void {
  const begun = copies.read(null);
  if (!begun?.creation || JSON.stringify(begun.creation.draft) !== JSON.stringify(content)) return;
  copies.write(id, { version, values: begun.values, creation: null });
  copies.remove(null);
}

export function submissionProblems(kind: IsniApplication['subject_kind'], values: IsniContent): ProblemDetail[] {
  const content = isniContent.safeParse(values);
  if (!content.success) return problemsIn(content.error);
  const result = isniSubmissionFor(kind, content.data).safeParse(content.data);
  return result.success ? [] : problemsIn(result.error);
}
