import type { Right } from '@counterpoint/domain/shares';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DraftValues } from '../draft-values.ts';
import { rightsInUse } from './share-totals.ts';

export interface ShownRights {
  readonly rights: readonly Right[];
  readonly onShowAll: (() => void) | null;
}

/** Synchronisation is usually left to agreements: its column appears with its first share, or on demand. */
export function useShownRights(): ShownRights {
  const { control } = useFormContext<DraftValues>();
  const inUse = useWatch({
    control,
    name: ['writers', 'publishers'],
    compute: ([writers, publishers]) => rightsInUse({ writers, publishers }),
  });
  const [showsAll, setShowsAll] = useState(false);
  const rights: readonly Right[] = showsAll ? ['pr', 'mr', 'sr'] : inUse;
  return { rights, onShowAll: rights.length < 3 ? () => setShowsAll(true) : null };
}
