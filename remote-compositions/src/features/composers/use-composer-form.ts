import { messageOf, problemOf } from '@counterpoint/client/http';
import { newIdempotencyKey } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import {
  type ComposerCandidate,
  type ComposerDetails,
  type ComposerRow,
  composerDetails,
  type NewComposer,
} from '@counterpoint/domain/schemas';
import { applyServerErrors } from '@counterpoint/kit/form';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { changeComposer, composerKeys, createComposer } from '../../api/composers-api.ts';
import { knownComposerIn, possibleDuplicatesIn } from '../../ui/composers/refused-duplicates.ts';
import { useComposerCandidates } from '../../ui/composers/use-composer-candidates.ts';
import { COMPOSER_FIELDS, type ComposerValues, composerForm, toCandidateQuery, valuesOf } from './composer-values.ts';
import type { keptComposerOf } from './kept-composer.ts';

interface ComposerFormOptions {
  readonly initial: ComposerValues;
  /** Who is corrected; null adds somebody. */
  readonly composer: ComposerDetails | null;
  readonly kept: ReturnType<typeof keptComposerOf>;
  readonly onSaved: (composer: ComposerRow) => void;
}

/** The form of somebody who is added or corrected. */
export interface ComposerForm {
  readonly form: UseFormReturn<ComposerValues, unknown, NewComposer>;
  readonly candidates: readonly ComposerCandidate[];
  readonly differentFrom: readonly string[];
  readonly setDifferentFrom: (ids: readonly string[]) => void;
  /** The last attempt was refused because somebody is not told apart yet. */
  readonly isRefused: boolean;
  readonly failure: string | null;
  /** How the composer stands after somebody else corrected them. */
  readonly theirs: ComposerDetails | null;
  takeTheirs(): void;
  submit(): void;
}

/** Checks, shows who may be meant, sends once however often it is submitted, and keeps what was typed when that fails. */
export function useComposerForm({ initial, composer, kept, onSaved }: ComposerFormOptions): ComposerForm {
  const form = useForm<ComposerValues, unknown, NewComposer>({
    defaultValues: initial,
    resolver: standardSchemaResolver(composerForm),
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const duplicates = useDuplicates(form, composer?.id ?? null);
  const [failure, setFailure] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<ComposerDetails | null>(null);
  useKept(form, kept);
  const save = useSaving(theirs ?? composer);
  const isSending = useRef(false);

  function handleFailure(error: unknown) {
    const current = composerDetails.safeParse(problemOf(error)?.current);
    if (problemOf(error)?.code === 'stale_version' && current.success) return setTheirs(current.data);
    if (duplicates.takeRefusal(error)) return;
    const unplaced = applyServerErrors(error, form.setError, (path) => COMPOSER_FIELDS.some((name) => name === path));
    if (unplaced.length > 0 || (problemOf(error)?.details ?? []).length === 0) setFailure(messageOf(error));
  }
  async function attempt(checked: NewComposer) {
    setFailure(null);
    try {
      const saved = await save({ ...checked, different_from: [...duplicates.differentFrom] });
      kept.forget();
      onSaved(saved);
    } catch (error) {
      handleFailure(error);
    }
  }
  async function submit() {
    // A second Enter before the button shows that it is busy.
    if (isSending.current) return;
    isSending.current = true;
    await form.handleSubmit(attempt)();
    isSending.current = false;
  }
  function takeTheirs() {
    if (theirs) form.reset(valuesOf(theirs));
  }
  return { form, ...duplicates, failure, theirs, takeTheirs, submit: () => void submit() };
}

/** Those who may be meant: what the search says while one types, and what the server says when it refuses. */
function useDuplicates(form: ComposerForm['form'], except: string | null) {
  const values = useWatch({
    control: form.control,
    compute: (typed: ComposerValues) => toCandidateQuery(typed, except),
  });
  const found = useComposerCandidates(values);
  const [refused, setRefused] = useState<{ items: readonly ComposerCandidate[]; values: string } | null>(null);
  const [differentFrom, setDifferentFrom] = useState<readonly string[]>([]);
  // What the server refused holds for what was sent, and no longer than that is what is typed.
  const isOfNow = refused?.values === JSON.stringify(values);
  const all = isOfNow ? [...refused.items, ...found] : found;
  const candidates = [...new Map(all.map((each) => [each.composer.id, each])).values()];

  function takeRefusal(error: unknown): boolean {
    const known = knownComposerIn(error);
    const items = possibleDuplicatesIn(error) ?? (known && [{ composer: known, why: whyOf(error), is_certain: true }]);
    if (!items) return false;
    setRefused({ items, values: JSON.stringify(values) });
    return true;
  }
  return { candidates, differentFrom, setDifferentFrom, isRefused: isOfNow, takeRefusal };
}

function whyOf(error: unknown): ComposerCandidate['why'] {
  const paths = (problemOf(error)?.details ?? []).map(({ path }) => path);
  if (paths.includes('ipi_name_number')) return 'ipi';
  return paths.includes('isni') ? 'isni' : 'name_and_year';
}

function useKept(form: ComposerForm['form'], kept: ComposerFormOptions['kept']) {
  const { isDirty } = form.formState;
  const values = useWatch({ control: form.control });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is watched says when; what is kept is the whole form
  useEffect(() => {
    if (isDirty) kept.write(form.getValues());
  }, [values, isDirty]);
}

function useSaving(composer: ComposerDetails | null) {
  const { http } = useHost();
  const queries = useQueryClient();
  // One key for each content: the same person sent twice is one, a mended form is another attempt.
  const attempt = useRef({ body: '', key: '' });
  return async (form: NewComposer): Promise<ComposerDetails> => {
    const body = JSON.stringify(form);
    if (attempt.current.body !== body) attempt.current = { body, key: newIdempotencyKey() };
    const saved = composer
      ? await changeComposer(http, composer, form)
      : await createComposer(http, form, attempt.current.key);
    void queries.invalidateQueries({ queryKey: composerKeys.all });
    return saved;
  };
}
