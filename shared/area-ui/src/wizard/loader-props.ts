import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DraftedEntry, DraftSubject } from './draft-subject.ts';
import type { OpenedDraft } from './opened-draft.ts';

export interface LoaderProps<Values extends FieldValues, Draft, Stored extends DraftedEntry> {
  readonly subject: DraftSubject<Values, Draft, Stored>;
  readonly id: string;
  readonly onCreated: (id: string) => void;
  readonly children: (opened: OpenedDraft<Values, Draft, Stored>) => ReactNode;
}

/** Read once: afterwards only the form changes it. */
export const READ_ONCE = {
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;
