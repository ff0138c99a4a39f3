import type { Generated, Selectable } from 'kysely';
import type { Confirmation } from './entry-kind.ts';

/** Columns that the tables of works and of recordings share. */

export interface RevisionColumns {
  number: number;
  title: string;
  change_note: Generated<string | null>;
  created_by: string | null;
  submitted_at: Date | null;
  confirm_by: Date | null;
  registered_at: Date | null;
  reminded_at: Generated<Date | null>;
  created_at: Date;
}

export type RevisionValues = Selectable<RevisionColumns>;

export interface LineColumns {
  revision: number;
  position: number;
}

export interface ConfirmedLineColumns extends LineColumns {
  confirmation: Confirmation;
  confirmed_at: Date | null;
  contest_reason: Generated<string | null>;
}

export interface RemovalColumns {
  revision: number;
  party_id: string;
  confirmation: Exclude<Confirmation, 'submitter' | 'not_a_member'>;
  confirmed_at: Date | null;
}

export type RemovalValues = Selectable<RemovalColumns>;

export interface EventColumns {
  id: string;
  /** Null for the society, and for a party that acted without an account. */
  member_id: string | null;
  account_id: Generated<string | null>;
  mandate_id: Generated<string | null>;
  revision: Generated<number | null>;
  note: Generated<string | null>;
  at: Date;
}

export type EventValues = Selectable<EventColumns>;

/** An entry in the list of a member. */
export interface ListedColumns {
  member_id: string;
  title_key: string;
  updated_at: Date;
  asked: Generated<number>;
  confirmed: Generated<number>;
}
