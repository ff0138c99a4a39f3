import type { HttpClient } from '@counterpoint/contract';
import type { Fields } from '@counterpoint/domain/fields';
import type { EntryDetails } from '../entry/index.ts';
import type { BulkDialogProps } from './bulk-dialog.tsx';
import type { BulkSource } from './use-bulk-act.ts';

export type FetchDetails<Details extends EntryDetails> = (
  http: HttpClient,
  ids: readonly string[],
  signal: AbortSignal,
) => Promise<{ items: readonly Details[] }>;

/** A share that a member can contest, such as of a right. */
export interface ContestableShare {
  readonly key: string;
  readonly label: string;
  readonly stated: string;
}

export type ShareTexts = Readonly<Record<string, string>>;

interface BulkContest {
  readonly contestation: object;
  readonly holds: readonly string[];
  readonly respondents: readonly string[];
}

export interface CatalogueBulkSource<Details extends EntryDetails> extends BulkSource {
  readonly fetchAwaiting: FetchDetails<Details>;
  readonly fetchOwn: FetchDetails<Details>;
  /** The member's shares or rights after the confirmation; none if they lose them all. */
  readonly ownLines: (details: Details) => readonly string[];
  readonly contestable: (details: Details) => readonly ContestableShare[];
  /** Error messages for the entered shares, by key. */
  readonly wrongShares: (details: Details, typed: ShareTexts) => Readonly<Record<string, string>>;
  /** The contestation without its reason, what goes on hold, and against whom; null if nothing differs. */
  readonly contest: (details: Details, typed: ShareTexts) => BulkContest | null;
  readonly isWithdrawable: (details: Details) => boolean;
  readonly isEditable: (details: Details) => boolean;
  readonly commonFields: Fields;
}

export interface SelectedDialogProps<Details extends EntryDetails>
  extends Pick<BulkDialogProps, 'count' | 'noun' | 'onClose' | 'onDone'> {
  readonly chosen: NonNullable<BulkDialogProps['chosen']>;
  readonly source: CatalogueBulkSource<Details>;
}
