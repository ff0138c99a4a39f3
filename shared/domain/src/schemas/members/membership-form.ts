// Only forms import this file, because it carries the countries.
import * as z from 'zod/mini';
import { optionalCountryCode } from '../../countries/index.ts';
import { RIGHTS } from '../../shares/index.ts';
import { findSociety } from '../../societies/index.ts';
import { isRightIn } from '../requests/field-rules.ts';
import { body, calendarDay, optionalText } from '../requests/text.ts';

const NO_SOCIETY = 'Choose a society, or enter the name of one that is not in the list.';
const NO_DAY = 'Enter a date, such as 1 January 2020.';

const optionalDay = z.pipe(
  z.nullish(z.union([z.literal(''), calendarDay(NO_DAY)], NO_DAY)),
  z.transform((text): string | null => text || null),
);

const societyCode = z.pipe(
  z.nullish(
    z.string(NO_SOCIETY).check(z.refine((text) => text === '' || findSociety(text) !== null, 'Choose from the list.')),
  ),
  z.transform((text): string | null => text || null),
);

/** What `POST` and `PUT /user/rightsholder/societies` send. A society of the list has the name that the list gives it. */
export const membershipForm = body({
  right: z.enum(RIGHTS, 'Choose a right.'),
  society_code: societyCode,
  society_name: optionalText(80),
  territory: optionalCountryCode,
  from: optionalDay,
  to: optionalDay,
}).check(
  z.refine(({ society_code, society_name }) => society_code !== null || society_name !== null, {
    path: ['society_code'],
    message: NO_SOCIETY,
    when: isRightIn('society_code', 'society_name'),
  }),
  z.refine(({ from, to }) => from === null || to === null || from <= to, {
    path: ['to'],
    message: 'The last day cannot be before the first.',
    when: isRightIn('from', 'to'),
  }),
);

export type MembershipForm = z.infer<typeof membershipForm>;
