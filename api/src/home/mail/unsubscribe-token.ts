import { createHmac, timingSafeEqual } from 'node:crypto';
import { MAIL_GROUPS, type MailGroup } from '@counterpoint/domain/schemas/home';

const SUMMARIES = ['daily', 'weekly'] as const;
/** The groups of a mail, or all groups that a summary collects. */
export type UnsubscribeScope = readonly MailGroup[] | (typeof SUMMARIES)[number];

interface Unsubscription {
  readonly accountId: string;
  readonly scope: UnsubscribeScope;
}

/**
 * Signed with the account's own key and for this purpose alone. It works as long as the account: mail is read late,
 * and mail programs may repeat the request (RFC 8058).
 */
export function unsubscribeToken({ accountId, scope }: Unsubscription, key: string): string {
  return `${accountId}.${nameOf(scope)}.${signatureOf({ accountId, scope }, key)}`;
}

/** Reads a token without checking it; `isSignedBy` checks the signature. */
export function parseUnsubscribeToken(token: string): (Unsubscription & { readonly signature: string }) | null {
  const [accountId = '', named = '', signature = '', ...rest] = token.split('.');
  const groups = MAIL_GROUPS.filter((group) => named.split('+').includes(group));
  const scope = SUMMARIES.find((summary) => summary === named) ?? (groups.length > 0 ? groups : null);
  const isWhole = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(accountId) && rest.length === 0;
  return scope && isWhole ? { accountId, scope, signature } : null;
}

export function isSignedBy(
  { signature, ...parsed }: Unsubscription & { readonly signature: string },
  key: string,
): boolean {
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(parsed, key));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function nameOf(scope: UnsubscribeScope): string {
  return typeof scope === 'string' ? scope : scope.join('+');
}

function signatureOf({ accountId, scope }: Unsubscription, key: string): string {
  return createHmac('sha256', key)
    .update(['unsubscribe', accountId, nameOf(scope)].join(' '))
    .digest('base64url');
}
