import type { Message } from '@counterpoint/messages';
import * as z from 'zod/mini';
import * as text from '../../messages/home.generated.ts';
import { body } from '../requests/text.ts';

/** Members choose how often they get each. Deadlines have no group: they are always mailed at once. */
export const MAIL_GROUPS = ['confirmations', 'claims', 'cases', 'isni', 'imports', 'updates'] as const;
export type MailGroup = (typeof MAIL_GROUPS)[number];

export const MAIL_TIMINGS = ['at_once', 'daily', 'weekly', 'never'] as const;
export type MailTiming = (typeof MAIL_TIMINGS)[number];

const timing = z.enum(MAIL_TIMINGS, { error: text.chooseTiming });

export const mailPreferences = body({
  confirmations: timing,
  claims: timing,
  cases: timing,
  isni: timing,
  imports: timing,
  updates: timing,
});
export type MailPreferences = z.infer<typeof mailPreferences>;

/** At once what may need the member's answer, once a day the rest. */
export const DEFAULT_MAIL_PREFERENCES: MailPreferences = {
  confirmations: 'at_once',
  claims: 'at_once',
  cases: 'at_once',
  isni: 'at_once',
  imports: 'daily',
  updates: 'daily',
};

export const MAIL_GROUP_LABELS: Readonly<Record<MailGroup, Message>> = text.mailGroupLabels;
