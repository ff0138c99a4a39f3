import { useHost } from '@counterpoint/contract';
import {
  type DoubleClaim,
  MAX_OVERLAPS_ANSWERED,
  type OverlapAnswer,
  type OverlapAnswered,
  type OverlapAnswers,
} from '@counterpoint/domain/schemas/recordings';
import { useState } from 'react';
import { answerOverlaps } from '../../api/double-claims-api.ts';
import * as text from '../../messages/double-claims.generated.ts';

export interface RejectedOverlap {
  readonly id: string;
  readonly title: string;
  readonly why: string;
}

/** Sends 100 at a time; a retry skips what was answered before a failure. */
export function useAnswering(overlaps: readonly DoubleClaim[], answer: OverlapAnswer) {
  const { http, notify } = useHost();
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly RejectedOverlap[]>([]);
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number } | null>(null);
  const remaining = overlaps.filter(({ opposition_id }) => !answered.has(opposition_id));

  async function answerAll(words: Omit<OverlapAnswers, 'items'>): Promise<boolean> {
    const outcomes: OverlapAnswered['items'] = [];
    setRefused([]);
    try {
      for (let from = 0; from < remaining.length; from += MAX_OVERLAPS_ANSWERED) {
        if (remaining.length > MAX_OVERLAPS_ANSWERED) setProgress({ done: from, of: remaining.length });
        const slice = remaining.slice(from, from + MAX_OVERLAPS_ANSWERED);
        const items = slice.map(({ opposition_id, version }) => ({ opposition_id, version }));
        outcomes.push(...(await answerOverlaps(http, { ...words, items })).items);
      }
    } finally {
      setProgress(null);
      const done = outcomes.flatMap(({ opposition_id, outcome }) => (outcome === 'answered' ? opposition_id : []));
      setAnswered(new Set([...answered, ...done]));
      setRefused(outcomes.flatMap((each) => refusalOf(each, overlaps)));
      if (done.length > 0) notify(text.confirmations[answer]({ count: done.length }), { type: 'success' });
    }
    return outcomes.every(({ outcome }) => outcome === 'answered');
  }
  return { remaining, refused, progress, hasBegun: answered.size > 0 || refused.length > 0, answerAll };
}

function refusalOf(
  { opposition_id: id, outcome }: OverlapAnswered['items'][number],
  overlaps: readonly DoubleClaim[],
): RejectedOverlap[] {
  if (outcome === 'answered') return [];
  const title = overlaps.find(({ opposition_id }) => opposition_id === id)?.title ?? '';
  return [{ id, title, why: text.refusals[outcome]() }];
}
