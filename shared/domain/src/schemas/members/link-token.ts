import * as z from 'zod/mini';

const NOT_WHOLE = 'This link is not whole.';

/** The token of a link that was mailed. Any text is taken: one that was cut short is no wrong field, but a link that is not known. */
export const linkToken = z.string(NOT_WHOLE).check(z.minLength(1, NOT_WHOLE), z.maxLength(200, NOT_WHOLE));
