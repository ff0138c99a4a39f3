import * as z from 'zod/mini';
import * as text from '../messages/members.generated.ts';
import { emptyAsNull } from '../schemas/requests/text.ts';
import { isCountryCode } from './countries.ts';

const CHOOSE = { error: text.chooseCountry };

export const countryCode = z.string(CHOOSE).check(z.refine(isCountryCode, CHOOSE));

export const optionalCountryCode = emptyAsNull(countryCode, text.chooseCountry);
