import * as z from 'zod/mini';
import { isCountryCode } from './countries.ts';

const CHOOSE = 'Choose a country from the list.';

export const countryCode = z.string(CHOOSE).check(z.refine(isCountryCode, CHOOSE));

/** A country by its alpha-2 code that may be missing; an empty one is null. */
export const optionalCountryCode = z.pipe(
  z.nullish(z.string(CHOOSE).check(z.refine((text) => text === '' || isCountryCode(text), CHOOSE))),
  z.transform((text): string | null => text || null),
);
