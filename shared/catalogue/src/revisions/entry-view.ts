import type { LazyPart } from '@counterpoint/area-ui/lazy';
import type { WriterView } from '@counterpoint/domain/schemas/works';
import type { ComponentType } from 'react';
import type { EntryDetails, EntrySource } from '../entry/index.ts';

type RevisionParty = Pick<WriterView, 'name' | 'is_me' | 'confirmation'>;

export interface EntryDialogProps<Details> {
  readonly entry: Details;
  readonly onClose: () => void;
}

interface EntryDialogs<Details extends EntryDetails> {
  readonly ConfirmDialog: ComponentType<
    EntryDialogProps<Details> & {
      readonly onContest?: (() => void) | undefined;
    }
  >;
  readonly ContestDialog: ComponentType<EntryDialogProps<Details>>;
  readonly WithdrawDialog: ComponentType<EntryDialogProps<Details> & { readonly view: EntryView<Details> }>;
}

export interface EntryView<Details extends EntryDetails> {
  readonly source: EntrySource<Details>;
  readonly noun: 'work' | 'recording';
  readonly given: 'shares' | 'rights';
  readonly titleOf: (entry: Details) => string;
  /** Includes the parties that the version removes. */
  readonly partiesOf: (entry: Details) => readonly RevisionParty[];
  readonly paths: Readonly<Record<'continueDraft' | 'amend' | 'copy' | 'oppose', (id: string) => string>> & {
    readonly list: () => string;
  };
  readonly withdrawn: string;
  readonly dialogs: LazyPart<EntryDialogs<Details>>;
}

export interface EntryViewProps<Details extends EntryDetails> {
  readonly view: EntryView<Details>;
  readonly entry: Details;
}

export function isRegistered({ state }: Pick<EntryDetails, 'state'>): boolean {
  return state === 'registered' || state === 'registered_incomplete';
}
