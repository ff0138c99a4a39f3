import * as z from 'zod/mini';
import { body, instant } from '../requests/text.ts';
import { linkToken } from './link-token.ts';
import { email, newPassword, presentPassword } from './session.ts';

/** `POST /password-resets`: asks for a link to choose a new password. */
export const passwordResetRequest = body({ email });

/** The answer to every request that is well formed, whether or not the address is known. */
export const passwordResetAnswer = z.object({ status: z.literal('received'), email: z.string() });

/** `POST /password-resets/{userId}/checks`: whether a link can still be used. */
export const passwordResetLink = body({ token: linkToken });

/** A link that can be used: whose password it changes, and until when. */
export const openPasswordReset = z.object({ email: z.string(), expires_at: instant });
export type OpenPasswordReset = z.infer<typeof openPasswordReset>;

/** `PUT /password-resets/{userId}`: the new password, by the link. */
export const passwordReset = body({ token: linkToken, password: newPassword });

/** `PUT /user/password`: the new password, by the present one. */
export const passwordChange = body({ current_password: presentPassword, password: newPassword });
export type PasswordChange = z.infer<typeof passwordChange>;
