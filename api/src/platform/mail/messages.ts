import type { Database } from '../db/transaction.ts';
import { wiringOf } from '../db/wiring.ts';

/** Always in both forms: some readers show plain text only. */
export interface Message {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly html: string;
  /** Only of mail that can be switched off. */
  readonly unsubscribe_url?: string;
}

export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** A string that is an address is a link to it. */
export type Block =
  | string
  | { readonly type: 'heading' | 'note'; readonly text: string }
  | { readonly type: 'item'; readonly label: string; readonly url: string; readonly detail: string }
  | ({ readonly type: 'button' | 'link' } & MailLink);

export function linkTo(portal: string, path: string): string {
  return new URL(path, portal).href;
}

declare module '../db/wiring.ts' {
  interface Wiring {
    /** Jobs, imports and commands write mail without the settings. */
    readonly portalAddress: string;
  }
}

export function portalAddress(db: Database): string {
  return wiringOf(db).portalAddress;
}
