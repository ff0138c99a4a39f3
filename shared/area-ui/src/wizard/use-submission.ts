import {
  type DraftStore,
  useDraft,
  useDraftSubmission,
  useLeaveGuard,
  type VersionedDraft,
} from '@counterpoint/client/drafts';
import { isStale, messageOf, problemOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import { useNavigate } from '@counterpoint/contract/router';
import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Rejections } from '../form/rejections.ts';
import * as text from '../messages/wizard.generated.ts';
import type { DraftTypes } from './draft-subject.ts';
import type { DraftForm } from './use-draft-form.ts';
import type { Wizard } from './use-wizard.ts';

export interface Submission {
  readonly submit: () => void;
  readonly isPending: boolean;
  readonly failure: string | null;
}

/** With what the member enters at the review, which other steps don't show. */
export interface EntrySubmission extends Submission {
  readonly requestReview: () => void;
  readonly changeNote: string;
  readonly setChangeNote: (note: string) => void;
  readonly markedDifferent: readonly string[];
  readonly setMarkedDifferent: (ids: readonly string[]) => void;
}

/** Saves pending changes, then submits that version, or asks for its review. */
export function useSubmission<Of extends DraftTypes>(
  { subject, form, store, api, rejections }: DraftForm<Of>,
  wizard: Pick<Wizard<string>, 'show'>,
): EntrySubmission {
  const { guardLeave, notify } = useHost();
  const [changeNote, setChangeNote] = useState('');
  const [markedDifferent, setMarkedDifferent] = useState<readonly string[]>([]);
  useLeaveGuard(changeNote.trim() !== '');
  const isForReview = useRef(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const submission = useSubmitting({
    form,
    store,
    rejections,
    content: changeNote.trim(),
    submit: (draft, key) =>
      isForReview.current && api.requestReview ? api.requestReview(draft) : api.submit(draft, key, changeNote.trim()),
    onSubmitted(entry) {
      // The page shows the active revision next to the new one.
      queries.removeQueries({ queryKey: subject.keys.details(entry.id) });
      void queries.invalidateQueries({ queryKey: subject.keys.all });
      const { title } = entry;
      notify(isForReview.current ? text.submittedForReview({ title }) : text.submitted({ title }), { type: 'success' });
    },
    leave({ id }) {
      guardLeave(false);
      navigate(isForReview.current ? subject.paths.list() : subject.paths.details(id));
    },
    atField: subject.atField,
    onRejected: wizard.show,
  });
  function submit() {
    isForReview.current = false;
    submission.submit();
  }
  function requestReview() {
    isForReview.current = true;
    submission.submit();
  }
  return { ...submission, submit, requestReview, changeNote, setChangeNote, markedDifferent, setMarkedDifferent };
}

interface SubmissionOptions<Values extends FieldValues, Stored, Answer> {
  readonly form: UseFormReturn<Values>;
  readonly store: DraftStore<Values, Stored>;
  readonly rejections: Rejections;
  submit(draft: VersionedDraft, idempotencyKey: string): Promise<Answer>;
  /** Submitted along with the draft. If it changes, the next submission is a new request. */
  readonly content?: string;
  onSubmitted(answer: Answer): unknown;
  /** Leads to the next page, if the member hasn't left the form. */
  leave(answer: Answer): void;
  /** Returns the error with the path of its field, if the form has other paths than the API. */
  readonly atField?: (values: Values, detail: ProblemDetail) => ProblemDetail;
  onRejected(details: readonly ProblemDetail[]): void;
  /** Whether what the draft refers to has changed, which saving it again shows. */
  readonly isOutdated?: (error: unknown) => boolean;
}

/** Saves pending changes, then submits that version. */
export function useSubmitting<Values extends FieldValues, Stored, Answer>(
  options: SubmissionOptions<Values, Stored, Answer>,
): Pick<Submission, 'isPending' | 'failure'> & { readonly error: Error | null; submit(): void } {
  const { form, store, rejections, submit, onSubmitted, leave, isOutdated = () => false } = options;
  const { notify } = useHost();
  const isShown = useIsShown();
  const { mutate, isPending, error } = useMutation({
    mutationFn: useDraftSubmission(store, submit, options.content),
    onSuccess: (answer: Answer | null) => {
      if (answer === null) return undefined;
      const stored = onSubmitted(answer);
      if (isShown.current) leave(answer);
      return stored;
    },
    onError: (thrown) => {
      if (!isShown.current) {
        notify(reasonOf(thrown), { type: 'error' });
        return;
      }
      showRejected(problemOf(thrown)?.details ?? []);
      if (!isStale(thrown) && !isOutdated(thrown)) return;
      // It changed between our save and the submission. Saving again opens the conflict dialog if the content differs.
      store.getState().change(form.getValues());
      void store.getState().flush();
    },
  });
  function showRejected(details: readonly ProblemDetail[]) {
    if (details.length === 0) return;
    const values = form.getValues();
    const { atField = (_, detail) => detail, onRejected } = options;
    const rejected = details.map((detail) => atField(values, detail));
    rejections.set(rejected, values);
    onRejected(rejected);
  }
  // A deleted draft shows its own message.
  const isGone = useDraft(store, ({ saving }) => saving.kind === 'gone');
  const failure = error && !isGone ? reasonOf(error) : null;
  return { submit: () => mutate(), isPending, error, failure };
}

/** The API's message for a stale version asks for a choice, which there isn't if the content is the same. */
function reasonOf(error: Error): string {
  return isStale(error) ? text.changedMeanwhile() : messageOf(error);
}

/** False once the member has left: what arrives then must not change the page that they are on. */
function useIsShown(): RefObject<boolean> {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
