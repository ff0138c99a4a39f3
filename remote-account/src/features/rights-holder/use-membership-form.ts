import { problemOf } from '@counterpoint/client/http';
import { useIdempotencyKey, useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { type SocietyMembership, societyMembership } from '@counterpoint/domain/schemas/parties';
import { useState } from 'react';
import { addMembership, changeMembership, MEMBERSHIPS } from '../../api/rights-holder-api.ts';
import * as text from '../../messages/memberships.generated.ts';
import { useShortForm } from '../../ui/short-form.tsx';
import {
  checkMembership,
  MEMBERSHIP_FIELDS,
  type MembershipValues,
  toMembership,
  toValues,
} from './membership-values.ts';

interface Options {
  readonly membership: SocietyMembership | null;
  readonly onSaved: () => void;
}

export function useMembershipForm({ membership, onSaved }: Options) {
  const { http, notify } = useHost();
  const refresh = useRefresh(MEMBERSHIPS.key);
  const keyOf = useIdempotencyKey();
  const [stored, setStored] = useState<SocietyMembership | null>(null);
  const shortForm = useShortForm<MembershipValues>({
    empty: toValues(membership),
    fields: MEMBERSHIP_FIELDS,
    check: checkMembership,
    async send(values) {
      const changed = toMembership(values);
      try {
        // Overwrites the other change on purpose: the member has seen it.
        if (membership) await changeMembership(http, stored ?? membership, changed);
        else await addMembership(http, { form: changed, idempotencyKey: keyOf(changed) });
      } catch (error) {
        const current = societyMembership.safeParse(problemOf(error)?.current);
        if (!current.success) throw error;
        setStored(current.data);
        return;
      }
      notify(membership ? text.saved() : text.added(), { type: 'success' });
      void refresh();
      onSaved();
    },
  });
  return { ...shortForm, stored, resetToStored: () => shortForm.form.reset(toValues(stored)) };
}
