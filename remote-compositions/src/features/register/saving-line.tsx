import { relativeTime } from '@counterpoint/kit/text';
import { useEffect, useState } from 'react';
import type { Saving } from './draft-store.ts';

/** How it stands with saving, in words: the line under the title. */
export function SavingLine({ saving }: { saving: Saving }) {
  useMinutes();
  return <span role="status">{wordsFor(saving)}</span>;
}

function wordsFor(saving: Saving): string {
  switch (saving.kind) {
    case 'untouched':
      return 'Saved as you type, once the work has a title';
    case 'saved':
      return `Draft saved ${relativeTime(saving.at)}`;
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
