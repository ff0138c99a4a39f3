import { useDraftAddress } from '@counterpoint/catalogue/wizard';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import type { Party } from '@counterpoint/domain/schemas';
import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fetchComposer } from '../../api/composers-api.ts';
import type { DraftValues, PublisherValues } from './draft-values.ts';
import { publisherValues } from './line-values.ts';
import { lineFor } from './writers/new-writer-line.ts';

/** Whoever comes back from the composers with one found or added (`?writer=`, `?publisher=`) has a line for them. */
export function useAttachedParty(form: UseFormReturn<DraftValues>): void {
  const { http, notify } = useHost();
  const { params, change } = useDraftAddress();
  const writer = params.get('writer');
  const publisher = params.get('publisher');
  const asked = writer ?? publisher;

  const attach = useEffectEvent((party: Party) => {
    const values = form.getValues();
    const isThere = (line: { party_id: string | null }) => line.party_id === party.id;
    if (writer && !values.writers.some(isThere)) form.setValue('writers', [...values.writers, lineFor(party, values)]);
    if (publisher && !values.publishers.some(isThere))
      form.setValue('publishers', [...values.publishers, originalPublisher(party, values)]);
    change(withoutParty, { replace: true });
  });
  const fail = useEffectEvent((error: unknown) => notify(messageOf(error), { type: 'error' }));
  useEffect(() => {
    if (asked === null) return;
    const leaving = new AbortController();
    fetchComposer(http, asked, leaving.signal)
      .then(attach)
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) fail(error);
      });
    return () => leaving.abort();
  }, [http, asked]);
}

/** A publisher begins a chain of its own. */
function originalPublisher({ id, ...party }: Party, { publishers }: DraftValues): PublisherValues {
  const chain = Math.max(0, ...publishers.map((line) => line.chain)) + 1;
  return publisherValues.parse({ chain, party_id: id, type: 'E', shares: {}, party });
}

function withoutParty(before: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(before);
  after.delete('writer');
  after.delete('publisher');
  return after;
}
