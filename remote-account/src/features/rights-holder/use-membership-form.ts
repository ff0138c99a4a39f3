import { problemOf } from '@counterpoint/client/http';
import { newIdempotencyKey } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { type SocietyMembership, societyMembership } from '@counterpoint/domain/schemas';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { addMembership, changeMembership, rightsHolderKeys } from '../../api/rights-holder-api.ts';
import { type FormFailure, failureOf } from '../../ui/form-failure.ts';
import { schemaResolver } from '../../ui/schema-resolver.ts';
import {
  checkMembership,
  MEMBERSHIP_FIELDS,
  type MembershipValues,
  toMembership,
  toValues,
} from './membership-values.ts';

interface Options {
  /** The one to change; null adds one. */
  readonly membership: SocietyMembership | null;
  readonly onSaved: () => void;
}

/** The form of one membership. Where it was changed elsewhere meanwhile, `theirs` is how it stands now. */
export function useMembershipForm({ membership, onSaved }: Options) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [theirs, setTheirs] = useState<SocietyMembership | null>(null);
  const isSaving = useRef(false);
  const form = useForm<MembershipValues>({
    defaultValues: toValues(membership),
    resolver: schemaResolver(checkMembership),
    shouldFocusError: false,
  });

  async function save(values: MembershipValues): Promise<void> {
    setFailure(null);
    const changed = toMembership(values);
    try {
      // Saving once more after seeing theirs is the member's decision for their own.
      if (membership) await changeMembership(http, theirs ?? membership, changed);
      else await addMembership(http, { form: changed, idempotencyKey });
      notify(membership ? 'The membership is saved.' : 'The membership is added.', { type: 'success' });
      void queries.invalidateQueries({ queryKey: rightsHolderKeys.memberships });
      onSaved();
    } catch (error) {
      const current = societyMembership.safeParse(problemOf(error)?.current);
      if (current.success) setTheirs(current.data);
      else setFailure(failureOf(error, form.setError, MEMBERSHIP_FIELDS));
    }
  }

  async function submit(): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    await form.handleSubmit(save, () => setFailure(null))();
    isSaving.current = false;
  }

  function takeTheirs(): void {
    form.reset(toValues(theirs));
  }

  return { form, failure, theirs, takeTheirs, submit: () => void submit() };
}
