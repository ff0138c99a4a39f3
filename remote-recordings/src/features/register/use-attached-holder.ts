import { partiesOf } from '@counterpoint/catalogue/parties';
import { useDraftAddress } from '@counterpoint/catalogue/wizard';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import type { Party } from '@counterpoint/domain/schemas';
import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DraftValues } from './draft-values.ts';
import { firstDayOf } from './rights/first-day.ts';

type RightLines = typeof import('../../ui/rights/right-lines.ts');

/** Whoever comes back from the rights holders with one found or added (`?holder=`) has a line for them. */
export function useAttachedHolder(form: UseFormReturn<DraftValues>): void {
  const { http, notify } = useHost();
  const { params, change } = useDraftAddress();
  const asked = params.get('holder');

  const attach = useEffectEvent((party: Party, { withHolder }: RightLines) => {
    const values = form.getValues();
    if (!values.rights.some(({ party_id }) => party_id === party.id))
      form.setValue('rights', withHolder(values.rights, party, firstDayOf(values)));
    change(withoutHolder, { replace: true });
  });
  const fail = useEffectEvent((error: unknown) => notify(messageOf(error), { type: 'error' }));
  useEffect(() => {
    if (asked === null) return;
    const leaving = new AbortController();
    // The arithmetic of rights comes with its step, and here only to who brings a holder along.
    Promise.all([
      partiesOf('rightsholders').read(http, asked, leaving.signal),
      import('../../ui/rights/right-lines.ts'),
    ])
      .then(([party, lines]) => attach(party, lines))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) fail(error);
      });
    return () => leaving.abort();
  }, [http, asked]);
}

function withoutHolder(before: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(before);
  after.delete('holder');
  return after;
}
