import {
  knownPartyIn,
  type PartyResource,
  partiesOf,
  partyKeys,
  possibleDuplicatesIn,
  usePartyCandidates,
} from '@counterpoint/area-ui/parties';
import { messageOf, problemOf } from '@counterpoint/client/http';
import { useIdempotencyKey, useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import {
  type ComposerCandidate,
  type ComposerDetails,
  type ComposerRow,
  composerDetails,
  type NewComposer,
} from '@counterpoint/domain/schemas/parties';
import { applyServerErrors } from '@counterpoint/kit/form';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import type { partyFormStorage } from './party-form-storage.ts';
import { PARTY_FIELDS, type PartyValues, partyFormOf, toCandidateQuery, valuesOf } from './party-values.ts';

interface PartyFormOptions {
  readonly resource: PartyResource;
  readonly initial: PartyValues;
  /** Whether `initial` corrects another version than `composer`. */
  readonly isOutdated: boolean;
  readonly composer: ComposerDetails | null;
  readonly storage: ReturnType<typeof partyFormStorage>;
  readonly onSaved: (composer: ComposerRow) => void;
}

type Form = UseFormReturn<PartyValues, unknown, NewComposer>;
export type PartyForm = ReturnType<typeof usePartyForm>;

export function usePartyForm(options: PartyFormOptions) {
  const { resource, initial, isOutdated, composer, storage, onSaved } = options;
  const form = useForm<PartyValues, unknown, NewComposer>({
    defaultValues: initial,
    resolver: standardSchemaResolver(partyFormOf(resource)),
    // `ErrorSummary` takes the focus.
    shouldFocusError: false,
  });
  const duplicates = useDuplicates(form, { resource, except: composer?.id ?? null });
  const [failure, setFailure] = useState<string | null>(null);
  const [newest, setNewest] = useState(composer);
  const [theirs, setTheirs] = useState<ComposerDetails | null>(isOutdated ? composer : null);
  useStoredForm(form, storage);
  const save = useSaving(resource, newest);
  const isSending = useRef(false);

  function handleFailure(error: unknown) {
    const current = composerDetails.safeParse(problemOf(error)?.current);
    if (problemOf(error)?.code === 'stale_version' && current.success) {
      setNewest(current.data);
      return setTheirs(current.data);
    }
    if (duplicates.handleRejection(error)) return;
    const unplaced = applyServerErrors(error, form.setError, isAtField).map(({ message }) => message);
    if (unplaced.length > 0) setFailure(unplaced.join(' '));
    else if ((problemOf(error)?.details ?? []).length === 0) setFailure(messageOf(error));
  }
  async function attempt(checked: NewComposer) {
    setFailure(null);
    try {
      const saved = await save({ ...checked, different_from: [...duplicates.differentFrom] });
      storage.forget();
      onSaved(saved);
    } catch (error) {
      handleFailure(error);
    }
  }
  async function submit() {
    // Enter may be pressed twice before the button shows that it is busy.
    if (isSending.current) return;
    isSending.current = true;
    await form.handleSubmit(attempt)();
    isSending.current = false;
  }
  function adoptStored() {
    if (!theirs) return;
    storage.forget();
    form.reset(valuesOf(theirs));
    setTheirs(null);
  }
  return { form, ...duplicates, failure, theirs, adoptStored, submit: () => void submit() };
}

/** A line of a list, such as `stage_names.0`, shows its own error. */
function isAtField(path: string): boolean {
  return PARTY_FIELDS.some((name) => path === name || path.startsWith(`${name}.`));
}

function useDuplicates(
  form: Form,
  { resource, except }: { readonly resource: PartyResource; readonly except: string | null },
) {
  const values = useWatch({
    control: form.control,
    compute: (typed: PartyValues) => toCandidateQuery(typed, { except, resource }),
  });
  const found = usePartyCandidates(resource, values);
  const [refused, setRefused] = useState<{ items: readonly ComposerCandidate[]; values: string } | null>(null);
  const [differentFrom, setDifferentFrom] = useState<readonly string[]>([]);
  // The rejection applies only to the values that were sent.
  const isOfNow = refused?.values === JSON.stringify(values);
  const all = isOfNow ? [...refused.items, ...found] : found;
  const candidates = [...new Map(all.map((each) => [each.composer.id, each])).values()];

  function handleRejection(error: unknown): boolean {
    const known = knownPartyIn(error);
    const items =
      possibleDuplicatesIn(error) ?? (known && [{ composer: known, why: duplicateReason(error), is_certain: true }]);
    if (!items) return false;
    setRefused({ items, values: JSON.stringify(values) });
    return true;
  }
  return { candidates, differentFrom, setDifferentFrom, isRefused: isOfNow, handleRejection };
}

function duplicateReason(error: unknown): ComposerCandidate['why'] {
  const paths = (problemOf(error)?.details ?? []).map(({ path }) => path);
  if (paths.includes('ipi_name_number')) return 'ipi';
  return paths.includes('isni') ? 'isni' : 'name_and_year';
}

function useStoredForm(form: Form, storage: PartyFormOptions['storage']) {
  const { isDirty } = form.formState;
  const values = useWatch({ control: form.control });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is watched says when; what is kept is the whole form
  useEffect(() => {
    if (isDirty) storage.write(form.getValues());
  }, [values, isDirty]);
}

function useSaving(resource: PartyResource, composer: ComposerDetails | null) {
  const { http } = useHost();
  const refresh = useRefresh(partyKeys.all(resource));
  const keyOf = useIdempotencyKey();
  return async (form: NewComposer): Promise<ComposerDetails> => {
    const saved = composer
      ? await partiesOf(resource).change(http, composer, form)
      : await partiesOf(resource).create(http, form, keyOf(form));
    void refresh();
    return saved;
  };
}
