/** How sure it is that two works or recordings are one: by the same number, or by a title and names that agree. */
export const DUPLICATE_CERTAINTIES = ['certain', 'probable'] as const;
export type DuplicateCertainty = (typeof DUPLICATE_CERTAINTIES)[number];
