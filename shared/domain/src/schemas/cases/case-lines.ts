import * as z from 'zod/mini';
import * as text from '../../messages/cases.generated.ts';
import * as line from '../../messages/lines.generated.ts';
import { USE_TYPES } from '../../recording-rights/index.ts';
import { RIGHTS } from '../../shares/index.ts';
import { listOf } from '../requests/list-of.ts';
import { territoryLine } from '../requests/territory-line.ts';
import { body, calendarDay, optionalLine, orNull, requiredText } from '../requests/text.ts';
import { share } from '../works/shares.ts';
import { CASE_LINE_GROUPS } from './case-choices.ts';

const disputed = z.optional(share);

/** In hundredths of a per cent, for the disputed measures only. */
export const caseShares = body({ pr: disputed, mr: disputed, sr: disputed, recording: disputed }, line.enterShares);
export type CaseShares = z.infer<typeof caseShares>;

export const caseLine = body(
  {
    /** Stable within a case: `writer:<party>:CA`. */
    key: requiredText(text.enterLine, 200),
    group: z.enum(CASE_LINE_GROUPS, { error: text.chooseLineGroup }),
    party_id: orNull(z.guid({ error: text.chooseParty })),
    name: requiredText(text.enterName, 255),
    role: optionalLine(40),
    shares: caseShares,
  },
  text.enterLine,
);
export type CaseLine = z.infer<typeof caseLine>;

const MAX_LINES = 200;
export const caseLines = listOf(caseLine, MAX_LINES, { error: text.enterLines, tooMany: text.tooManyLines });

const day = orNull(calendarDay(text.enterDate));

export const caseScope = body(
  {
    rights: z._default(
      z
        .array(z.enum(RIGHTS, { error: text.chooseRight }), { error: text.chooseRights })
        .check(z.maxLength(3, { error: text.tooManyRights })),
      [],
    ),
    uses: z._default(
      z
        .array(z.enum(USE_TYPES, { error: line.chooseUse }), { error: text.chooseUses })
        .check(z.overwrite((uses) => USE_TYPES.filter((use) => uses.includes(use)))),
      [],
    ),
    territories: z._default(
      z
        .array(territoryLine, { error: text.chooseTerritories })
        .check(z.maxLength(300, { error: text.tooManyTerritories })),
      [],
    ),
    from: day,
    to: day,
  },
  text.enterScope,
).check(
  z.refine(({ from, to }) => from === null || to === null || from <= to, {
    error: line.datesReversed,
    path: ['to'],
  }),
);
export type CaseScope = z.infer<typeof caseScope>;
