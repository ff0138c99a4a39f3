import * as z from 'zod/mini';
import { body, id, instant } from '../requests/text.ts';
import { linkToken } from './link-token.ts';
import { email, presentPassword } from './session.ts';

/** `POST /user/email-changes`: asks to sign in with another address from now on. */
export const emailChangeRequest = body({ email, password: presentPassword });
export type EmailChangeRequest = z.infer<typeof emailChangeRequest>;

/** A change that waits until the link in the mail to the new address is followed. */
export const emailChange = z.object({ id, email: z.string(), requested_at: instant, expires_at: instant });
export type EmailChange = z.infer<typeof emailChange>;

/** `GET /user/email-changes`: the change that waits, if there is one. */
export const emailChanges = z.object({ items: z.array(emailChange) });

/** `POST /email-confirmations`: the token of the link that was mailed to the new address. */
export const emailConfirmation = body({ token: linkToken });

export const emailConfirmed = z.object({ email: z.string() });
