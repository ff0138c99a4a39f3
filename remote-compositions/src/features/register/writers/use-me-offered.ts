import { useHost } from '@counterpoint/contract';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { DraftValues } from '../draft-values.ts';
import { partyOf } from '../own-party.ts';
import type { WriterLines } from './use-writer-lines.ts';

/** Whether the member is still to be offered as the writer of a new work, and how it is told that they were. */
export interface MyOffer {
  readonly isDue: boolean;
  readonly onOffered: () => void;
}

/** Most works are registered by one who wrote them: the member stands first, once, and can be removed. */
export function useMeOffered(lines: WriterLines, { isDue, onOffered }: MyOffer): void {
  const { user } = useHost();
  const { getValues } = useFormContext<DraftValues>();
  const offer = useEffectEvent(() => {
    const me = partyOf(user);
    if (me && getValues('writers').length === 0) lines.add(me);
    onOffered();
  });
  // Before the step is painted: nobody sees it without the line.
  useLayoutEffect(() => {
    if (isDue) offer();
  }, [isDue]);
}
