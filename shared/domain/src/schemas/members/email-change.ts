import * as z from 'zod/mini';
import { body, id, instant } from '../requests/text.ts';
import { currentPassword, email, linkToken } from './session.ts';

export const emailChangeRequest = body({ email, password: currentPassword });
export type EmailChangeRequest = z.infer<typeof emailChangeRequest>;

export const emailChange = z.object({ id, email: z.string(), requested_at: instant, expires_at: instant });
export type EmailChange = z.infer<typeof emailChange>;

export const emailChanges = z.object({ items: z.array(emailChange) });

export const emailConfirmation = body({ token: linkToken });

export const emailConfirmed = z.object({ email: z.string() });
