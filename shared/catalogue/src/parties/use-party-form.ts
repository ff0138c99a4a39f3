import { type DialogForm, useDialogForm } from '@counterpoint/area-ui/dialogs';
import {
  knownPartyIn,
  type PartyResource,
  partiesOf,
  partyKeys,
  possibleDuplicatesIn,
  usePartyCandidates,
} from '@counterpoint/area-ui/parties';
import { useLeaveGuard } from '@counterpoint/client/drafts';
import { isStale, problemOf } from '@counterpoint/client/http';
import { useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import {
  type ComposerCandidate,
  type ComposerDetails,
  type ComposerRow,
  composerDetails,
  type NewComposer,
  newComposer,
} from '@counterpoint/domain/schemas/parties';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { PARTY_FIELDS, type PartyValues, partyInput, toCandidateQuery } from './party-values.ts';

interface PartyFormOptions {
  readonly resource: PartyResource;
  readonly initial: PartyValues;
  readonly composer: ComposerDetails | null;
  readonly onSaved: (composer: ComposerRow) => void;
}

type Form = UseFormReturn<PartyValues>;
export type PartyForm = ReturnType<typeof usePartyForm>;

export function usePartyForm({ resource, initial, composer, onSaved }: PartyFormOptions) {
  const { http } = useHost();
  const refresh = useRefresh(partyKeys.all(resource));
  const [newest, setNewest] = useState(composer);
  const [theirs, setTheirs] = useState<ComposerDetails | null>(null);
  const { form, failure, submit } = useDialogForm<PartyValues, NewComposer>({
    initial,
    schema: newComposer,
    read: (values) => ({ ...partyInput(values, resource), different_from: duplicates.differentFrom }),
    async send(party, key) {
      const { change, create } = partiesOf(resource);
      try {
        const saved = await (newest ? change(http, newest, party) : create(http, party, key));
        void refresh();
        onSaved(saved);
      } catch (error) {
        if (!showNewer(error) && !duplicates.handleRejection(error)) throw error;
      }
    },
    onDone: () => undefined,
  });
  const duplicates = useDuplicates(form, { resource, except: composer?.id ?? null });
  const { isDirty, isSubmitting } = form.formState;
  useLeaveGuard(isDirty && !isSubmitting);

  function showNewer(error: unknown): boolean {
    const { data: current } = composerDetails.safeParse(problemOf(error)?.current);
    if (!isStale(error) || !current) return false;
    setNewest(current);
    setTheirs(current);
    return true;
  }
  return { form, ...duplicates, failure: unplacedIn(failure), theirs, submit };
}

/** Errors that no field shows. Each line of a list, such as `stage_names.0`, shows its own. */
function unplacedIn(failure: DialogForm<PartyValues>['failure']): string | null {
  if (!failure) return null;
  const isAtField = (path: string) => PARTY_FIELDS.some((name) => path === name || path.startsWith(`${name}.`));
  const unplaced = failure.details.filter(({ path }) => !isAtField(path));
  return failure.details.length === 0 ? failure.message : unplaced.map(({ message }) => message).join(' ');
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
