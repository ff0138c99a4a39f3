import type { LazyPart } from '@counterpoint/area-ui/lazy';
import type { ComponentType } from 'react';
import type { EntrySource } from '../entry/index.ts';

interface RevisionParty {
  readonly name: string;
  readonly is_me: boolean;
  readonly confirmation: string;
}

export interface EntryRevision {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly revision: number;
  readonly pending_revision: number | null;
  readonly is_mine: boolean;
  readonly is_party: boolean;
  readonly is_in_dispute: boolean;
  readonly awaits_my_confirmation: boolean;
  readonly confirm_by: string | null;
  readonly reminded_at: string | null;
  readonly registered_at: string | null;
  readonly change_note: string | null;
  readonly events: readonly {
    readonly type: string;
    readonly actor_name: string;
    readonly represented_name?: string | null | undefined;
    readonly note: string | null;
  }[];
}

export interface EntryDialogProps<Details> {
  readonly entry: Details;
  readonly onClose: () => void;
}

interface EntryDialogs<Details extends EntryRevision> {
  readonly ConfirmDialog: ComponentType<
    EntryDialogProps<Details> & {
      readonly onContest?: (() => void) | undefined;
    }
  >;
  readonly ContestDialog: ComponentType<EntryDialogProps<Details>>;
  readonly WithdrawDialog: ComponentType<EntryDialogProps<Details> & { readonly view: EntryView<Details> }>;
}

export interface EntryView<Details extends EntryRevision> {
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

export interface EntryViewProps<Details extends EntryRevision> {
  readonly view: EntryView<Details>;
  readonly entry: Details;
}

export function isRegistered({ state }: Pick<EntryRevision, 'state'>): boolean {
  return state === 'registered' || state === 'registered_incomplete';
}
