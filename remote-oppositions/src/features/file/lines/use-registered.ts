import { useDraft } from '@counterpoint/client/drafts';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import { useEffect, useEffectEvent, useRef } from 'react';
import { CASE, type CaseEntry, type FilingForm } from '../case-entry.ts';
import { groupsOf, preserveEdits } from './preserve-edits.ts';

const NONE: readonly CaseLine[] = [];

/** New lines are claimed as registered until the member edits them. */
export function useRegistered({ form, store }: FilingForm, opened: CaseEntry | null): readonly CaseLine[] {
  const { http } = useHost();
  const id = useDraft(store, (state) => state.stored?.id ?? null);
  const saved = useQuery({
    queryKey: CASE.keys.details(id ?? ''),
    queryFn: ({ signal }) => CASE.endpoints.fetch(http, id ?? '', signal),
    enabled: id !== null,
    // Each save of the draft updates it.
    staleTime: Number.POSITIVE_INFINITY,
    ...(opened && { initialData: opened }),
  });
  const registered = saved.data?.registered_lines ?? NONE;
  const before = useRef(opened?.registered_lines ?? NONE);
  const keepUp = useEffectEvent((after: readonly CaseLine[]) => {
    const { kind, object, claimed_lines } = form.getValues();
    const groups = groupsOf(kind, object?.type ?? 'composition');
    const lines = preserveEdits(claimed_lines, { before: before.current, after, groups });
    before.current = after;
    if (JSON.stringify(lines) !== JSON.stringify(claimed_lines)) form.setValue('claimed_lines', lines);
  });
  useEffect(() => keepUp(registered), [registered]);
  return registered;
}
