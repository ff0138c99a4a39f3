/** `certain`: the same identifier; `probable`: matching title and names. */
export const DUPLICATE_CERTAINTIES = ['certain', 'probable'] as const;
export type DuplicateCertainty = (typeof DUPLICATE_CERTAINTIES)[number];
