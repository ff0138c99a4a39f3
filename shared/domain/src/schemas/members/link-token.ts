import * as z from 'zod/mini';
import * as text from '../../messages/members.generated.ts';

const INVALID = { error: text.invalidLink };

/** A truncated token is an unknown link, not an invalid field. */
export const linkToken = z.string(INVALID).check(z.minLength(1, INVALID), z.maxLength(200, INVALID));
