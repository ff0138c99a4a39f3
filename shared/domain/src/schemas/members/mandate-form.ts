import * as z from 'zod/mini';
import { MANDATE_SCOPES } from '../../mandates/scopes.ts';
import * as text from '../../messages/mandates.generated.ts';
import { placeOf } from '../../territories/index.ts';
import { body, calendarDay } from '../requests/text.ts';

export const newMandate = body({
  side: z.enum(['representative', 'represented'], { error: text.chooseSide }),
  /** The other member's party. */
  party_id: z.guid({ error: text.chooseMember }),
  scopes: z.array(z.enum(MANDATE_SCOPES), { error: text.chooseScope }).check(
    z.minLength(1, { error: text.chooseScope }),
    z.refine((chosen) => new Set(chosen).size === chosen.length, { error: text.chooseScope }),
  ),
  territory: z.string({ error: text.chooseTerritory }).check(
    z.refine((code) => (placeOf(code)?.countries.length ?? 0) > 0 && /^\d{4}$/.test(code), {
      error: text.chooseTerritory,
    }),
  ),
  valid_from: calendarDay(text.enterFirstDay),
  valid_to: z.nullable(calendarDay(text.enterLastDay)),
}).check(
  z.refine(({ valid_from, valid_to }) => valid_to === null || valid_to >= valid_from, {
    path: ['valid_to'],
    error: text.endsBeforeStart,
  }),
);
export type NewMandate = z.infer<typeof newMandate>;
