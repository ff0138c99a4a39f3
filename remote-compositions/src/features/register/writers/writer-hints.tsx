import { Alert } from '@counterpoint/kit/core';
import { someOf } from '@counterpoint/kit/text';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DraftValues, WriterValues } from '../draft-values.ts';
import { withoutIpi } from '../words/what-happens-next.ts';

export function WriterHints() {
  const { control } = useFormContext<DraftValues>();
  const hints = useWatch({
    control,
    name: 'writers',
    compute: (writers) => ({
      missing: withoutIpi(writers),
      hasUnknown: writers.some((writer) => writer.party_id === null),
      namesakes: namesakesIn(writers),
    }),
  });
  return (
    <>
      {hints.missing.length > 0 && (
        <Alert tone="warning" title="An ISWC needs every IPI">
          {someOf(hints.missing)} {hints.missing.length === 1 ? 'has' : 'have'} no IPI. You can register now; the ISWC
          follows when it is added.
        </Alert>
      )}
      {hints.hasUnknown && (
        <Alert tone="warning" title="With an unknown writer there is no ISWC">
          The share is kept for whoever wrote that part; they can claim it later, and you are asked then.
        </Alert>
      )}
      {hints.namesakes.length > 0 && (
        <Alert tone="info" title="Is this one person?">
          {someOf(hints.namesakes)} {hints.namesakes.length === 1 ? 'stands' : 'stand'} here as two parties of one name.
          If they are one person, remove one of them.
        </Alert>
      )}
    </>
  );
}

export function namesakesIn(writers: readonly WriterValues[]): string[] {
  const parties = new Map<string, Set<string>>();
  for (const { party_id, party } of writers) {
    if (party_id === null) continue;
    const name = party.name.trim();
    parties.set(name, (parties.get(name) ?? new Set()).add(party_id));
  }
  return [...parties].filter(([, ids]) => ids.size > 1).map(([name]) => name);
}
