import { useHost } from '@counterpoint/contract';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { DraftValues } from '../draft-values.ts';
import { partyOf } from '../own-party.ts';
import type { WriterLines } from './use-writer-lines.ts';

export interface MyOffer {
  readonly isDue: boolean;
  readonly onOffered: () => void;
}

export function useMeOffered(lines: WriterLines, { isDue, onOffered }: MyOffer): void {
  const { user } = useHost();
  const { getValues } = useFormContext<DraftValues>();
  const offer = useEffectEvent(() => {
    const me = partyOf(user);
    if (me && getValues('writers').length === 0) lines.add(me);
    onOffered();
  });
  // A layout effect, so that the step never appears without the line.
  useLayoutEffect(() => {
    if (isDue) offer();
  }, [isDue]);
}
