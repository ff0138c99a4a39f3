import { AppError } from '../../platform/http/app-error.ts';
import type { AccountLink, LinkPurpose } from './account-link-repository.ts';

const WAY_ON: Record<LinkPurpose, string> = {
  reset_password: 'Ask for a new one.',
  change_email: 'Ask for the change once more on your profile.',
};

/** Throws for a link that is unknown, another account's, used or expired. */
export function usableLink(purpose: LinkPurpose, link: AccountLink | null, now: Date): AccountLink {
  if (!link) throw unknownLink(purpose);
  if (link.used_at) throw usedLink(purpose);
  if (link.withdrawn_at) throw gone('link_withdrawn', WITHDRAWN[purpose], purpose);
  if (link.expires_at <= now) throw gone('link_expired', `This link has expired: ${LIFETIMES[purpose]}.`, purpose);
  return link;
}

/** 404: unknown or another account's. The caller doesn't learn which. */
export function unknownLink(purpose: LinkPurpose): AppError {
  const message = `We do not know this link. Open it from the message once more, whole. ${WAY_ON[purpose]}`;
  return new AppError(404, 'link_unknown', message);
}

/** 410: already used, if only by the same member in another tab. */
export function usedLink(purpose: LinkPurpose): AppError {
  return gone('link_used', 'This link was used already: it works once.', purpose);
}

const WITHDRAWN: Record<LinkPurpose, string> = {
  reset_password: 'A newer link was sent, which is the one to use, or the password was changed since.',
  change_email: 'A newer link was sent, which is the one to use, or the change was called off.',
};

const LIFETIMES: Record<LinkPurpose, string> = {
  reset_password: 'it worked for 30 minutes',
  change_email: 'it worked for 24 hours',
};

function gone(code: string, message: string, purpose: LinkPurpose): AppError {
  return new AppError(410, code, `${message} ${WAY_ON[purpose]}`);
}
