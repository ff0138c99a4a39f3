import * as z from 'zod/mini';
import * as text from '../messages/members.generated.ts';
import { isCountryCode } from './countries.ts';

const CHOOSE = { error: text.chooseCountry };

export const countryCode = z.string(CHOOSE).check(z.refine(isCountryCode, CHOOSE));

export const optionalCountryCode = z.pipe(
  z.nullish(z.string(CHOOSE).check(z.refine((code) => code === '' || isCountryCode(code), CHOOSE))),
  z.transform((code): string | null => code || null),
);
