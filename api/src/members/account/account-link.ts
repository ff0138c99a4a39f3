import type { Message } from '@counterpoint/messages';
import * as text from '../../messages/accounts.generated.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { AccountLink, LinkPurpose } from './account-link-repository.ts';

const TEXTS = {
  reset_password: {
    unknown: text.linkUnknown,
    used: text.linkUsed,
    withdrawn: text.linkReplaced,
    expired: text.linkExpired,
  },
  change_email: {
    unknown: text.emailLinkUnknown,
    used: text.emailLinkUsed,
    withdrawn: text.emailLinkReplaced,
    expired: text.emailLinkExpired,
  },
} satisfies Record<LinkPurpose, Record<string, Message>>;

export function usableLink(purpose: LinkPurpose, link: AccountLink | undefined, now: Date): AccountLink {
  if (!link) throw unknownLink(purpose);
  if (link.used_at) throw usedLink(purpose);
  if (link.withdrawn_at) throw new AppError(410, 'link_withdrawn', TEXTS[purpose].withdrawn());
  if (link.expires_at <= now) throw new AppError(410, 'link_expired', TEXTS[purpose].expired());
  return link;
}

/** 404: unknown or another account's. The caller doesn't learn which. */
export function unknownLink(purpose: LinkPurpose): AppError {
  return new AppError(404, 'link_unknown', TEXTS[purpose].unknown());
}

/** Also if the same member used it in another tab. */
export function usedLink(purpose: LinkPurpose): AppError {
  return new AppError(410, 'link_used', TEXTS[purpose].used());
}
