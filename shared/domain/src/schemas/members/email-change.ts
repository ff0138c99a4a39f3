import * as z from 'zod/mini';
import { body, id, instant } from '../requests/text.ts';
import { linkToken } from './link-token.ts';
import { currentPassword, email } from './session.ts';

/** `POST /user/email-changes`. */
export const emailChangeRequest = body({ email, password: currentPassword });
export type EmailChangeRequest = z.infer<typeof emailChangeRequest>;

/** A change that takes effect when the link mailed to the new address is followed. */
export const emailChange = z.object({ id, email: z.string(), requested_at: instant, expires_at: instant });
export type EmailChange = z.infer<typeof emailChange>;

/** `GET /user/email-changes`: the pending change, if any. */
export const emailChanges = z.object({ items: z.array(emailChange) });

/** `POST /email-confirmations`. */
export const emailConfirmation = body({ token: linkToken });

export const emailConfirmed = z.object({ email: z.string() });
