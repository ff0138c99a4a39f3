import { useHost } from '@counterpoint/contract';
import { keepPreviousData, useQuery } from '@counterpoint/contract/query';
import type { ComposerCandidate } from '@counterpoint/domain/schemas';
import { useEffect, useState } from 'react';
import { composerKeys, fetchComposerCandidates, type TypedComposer } from '../../api/composers-api.ts';

const DEBOUNCE_MS = 300;
const SHORTEST_NAME = 2;
const NONE: readonly ComposerCandidate[] = [];

/** Those known who may be who is being typed. Empty while little is typed, and where the search does not answer: the server looks again when they are added. */
export function useComposerCandidates(typed: TypedComposer): readonly ComposerCandidate[] {
  const { http } = useHost();
  const settled = useSettled(JSON.stringify(typed));
  // What this component wrote a moment ago, of this very type.
  const asked = JSON.parse(settled) as TypedComposer;
  const isTelling = [asked.family_name, asked.organisation_name, asked.ipi_name_number, asked.isni].some(
    (text) => (text?.trim().length ?? 0) >= SHORTEST_NAME,
  );
  const found = useQuery({
    queryKey: composerKeys.candidates(asked),
    queryFn: ({ signal }) => fetchComposerCandidates(http, asked, signal),
    enabled: isTelling,
    placeholderData: keepPreviousData,
  });
  return isTelling ? (found.data ?? NONE) : NONE;
}

/** A text once it rests. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return;
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}
