import { relativeTime } from '@counterpoint/kit/text';
import { useEffect, useState } from 'react';
import * as text from '../messages/wizard.generated.ts';
import type { SavingShown } from './saving.ts';

interface SavingLineProps {
  saving: SavingShown;
  hint: string;
}

export function SavingLine({ saving, hint }: SavingLineProps) {
  useMinuteTick();
  return <span role="status">{saving.kind === 'untouched' ? hint : savingState(saving)}</span>;
}

function savingState(saving: SavingShown): string {
  switch (saving.kind) {
    case 'saved':
      return text.savedAt({ when: relativeTime(saving.at) });
    case 'untouched':
    case 'waiting':
    case 'saving':
      return text.saving();
    case 'incomplete':
      return text.incomplete({ problem: saving.problems[0]?.message ?? text.somethingMissing() });
    case 'failed':
    case 'gone':
      return text.notSaved();
    case 'conflict':
      return text.changedElsewhere();
  }
}

/** Re-renders each minute, so that 'a few moments ago' stays true. */
function useMinuteTick(): void {
  const [, setMinute] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinute((minute) => minute + 1), 60_000);
    return () => clearInterval(timer);
  }, []);
}
