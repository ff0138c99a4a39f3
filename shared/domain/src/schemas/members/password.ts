import * as z from 'zod/mini';
import { body, instant } from '../requests/text.ts';
import { currentPassword, email, linkToken, newPassword } from './session.ts';

export const passwordResetRequest = body({ email });

/** The same for known and unknown addresses, so that it doesn't reveal who has an account. */
export const passwordResetAnswer = z.object({ status: z.literal('received'), email: z.string() });

export const passwordResetLink = body({ token: linkToken });

export const openPasswordReset = z.object({ email: z.string(), expires_at: instant });
export type OpenPasswordReset = z.infer<typeof openPasswordReset>;

export const passwordReset = body({ token: linkToken, password: newPassword });
export type PasswordReset = z.infer<typeof passwordReset>;

export const passwordChange = body({ current_password: currentPassword, password: newPassword });
export type PasswordChange = z.infer<typeof passwordChange>;
