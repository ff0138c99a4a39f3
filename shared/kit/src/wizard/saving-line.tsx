import { relativeTime } from '@counterpoint/kit/text';
import { useEffect, useState } from 'react';
import type { SavingShown } from './saving.ts';

interface SavingLineProps {
  saving: SavingShown;
  /** While nothing was typed: 'Saved as you type, once the work has a title'. */
  hint: string;
}

/** How it stands with saving a draft, in words: the line under the title. */
export function SavingLine({ saving, hint }: SavingLineProps) {
  useMinutes();
  return <span role="status">{saving.kind === 'untouched' ? hint : wordsFor(saving)}</span>;
}

function wordsFor(saving: SavingShown): string {
  switch (saving.kind) {
    case 'saved':
      return `Draft saved ${relativeTime(saving.at)}`;
    case 'untouched':
    case 'waiting':
    case 'saving':
      return 'Saving…';
    case 'incomplete':
      return `Not saved yet: ${lowerFirst(saving.problems[0]?.message ?? 'something is missing.')}`;
    case 'failed':
    case 'gone':
      return 'Not saved';
    case 'conflict':
      return 'Not saved: the draft was changed elsewhere';
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Draws again each minute, so that 'a few moments ago' does not stand for an hour. */
function useMinutes(): void {
  const [, setMinute] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinute((minute) => minute + 1), 60_000);
    return () => clearInterval(timer);
  }, []);
}
