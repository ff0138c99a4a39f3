import * as z from 'zod/mini';
import { optionalCountryCode } from '../../countries/index.ts';
import * as text from '../../messages/members.generated.ts';
import { RIGHTS } from '../../shares/index.ts';
import { findSociety } from '../../societies/index.ts';
import { whenValid } from '../requests/field-rules.ts';
import { body, calendarDay, emptyAsNull, optionalText } from '../requests/text.ts';

const optionalDay = emptyAsNull(calendarDay(text.enterDate), text.enterDate);

const listedSociety = z
  .string({ error: text.chooseSociety })
  .check(z.refine((code) => findSociety(code) !== null, { error: text.chooseFromList }));

/** A listed society is stored under its listed name. */
export const membershipForm = body({
  right: z.enum(RIGHTS, { error: text.chooseRight }),
  society_code: emptyAsNull(listedSociety, text.chooseSociety),
  society_name: optionalText(80),
  territory: optionalCountryCode,
  from: optionalDay,
  to: optionalDay,
}).check(
  z.refine(({ society_code, society_name }) => society_code !== null || society_name !== null, {
    path: ['society_code'],
    error: text.chooseSociety,
    when: whenValid('society_code', 'society_name'),
  }),
  z.refine(({ from, to }) => from === null || to === null || from <= to, {
    path: ['to'],
    error: text.datesReversed,
    when: whenValid('from', 'to'),
  }),
);

export type MembershipForm = z.infer<typeof membershipForm>;
