import * as z from 'zod/mini';
import { USE_TYPES } from '../../recording-rights/index.ts';
import { FULL_SHARE, RIGHTS } from '../../shares/index.ts';
import { body, calendarDay, optionalLine, requiredText } from '../requests/text.ts';
import { CASE_LINE_GROUPS } from './case-words.ts';

const share = z.optional(
  z
    .int('Enter a share with at most two decimals.')
    .check(z.gte(0, 'A share cannot be below 0.'), z.lte(FULL_SHARE, 'A share cannot be above 100.')),
);

/** Shares by what they are shares of, in hundredths of a per cent; a measure that is not in question is left out. */
export const caseShares = body({ pr: share, mr: share, sr: share, recording: share }, 'Enter the shares.');
export type CaseShares = z.infer<typeof caseShares>;

/** One line of a work or recording, as it is registered, claimed, proposed or decided. */
export const caseLine = body(
  {
    /** What tells lines of one case apart and joins what is registered with what is claimed: `writer:<party>:CA`. */
    key: requiredText('Enter the line.', 200),
    group: z.enum(CASE_LINE_GROUPS, 'Choose what kind of line it is.'),
    /** Null for somebody whom nobody knows. */
    party_id: z._default(z.nullable(z.guid('Choose them from the search.')), null),
    name: requiredText('Enter a name.', 255),
    role: optionalLine(40),
    shares: caseShares,
  },
  'Enter the line.',
);
export type CaseLine = z.infer<typeof caseLine>;

const MOST_LINES = 200;
/** All lines of the disputed rights, whether they change or not. */
export const caseLines = z
  .array(caseLine, 'Enter the lines.')
  .check(z.maxLength(MOST_LINES, `Use at most ${MOST_LINES} lines.`));

const territory = body(
  {
    is_included: z._default(z.boolean('Say whether this territory is included.'), true),
    /** TIS code of a country or group, four digits: `2136` is the world. */
    territory: z.string('Choose a territory.').check(z.regex(/^\d{4}$/, 'A territory has a code of four digits.')),
  },
  'Choose a territory.',
);
const day = z._default(z.nullable(calendarDay('Enter a date.')), null);

/** How far a case reaches: in which rights of a work or for which uses of a recording, where and when. */
export const caseScope = body(
  {
    rights: z._default(
      z.array(z.enum(RIGHTS, 'Choose a right.'), 'Choose the rights.').check(z.maxLength(3, 'There are three rights.')),
      [],
    ),
    uses: z._default(
      z
        .array(z.enum(USE_TYPES, 'Choose a use.'), 'Choose the uses.')
        .check(z.overwrite((uses) => USE_TYPES.filter((use) => uses.includes(use)))),
      [],
    ),
    /** Evaluated in order; none is the world. */
    territories: z._default(
      z.array(territory, 'Choose the territories.').check(z.maxLength(300, 'Use at most 300 territories.')),
      [],
    ),
    from: day,
    /** The last day; null where it goes on. */
    to: day,
  },
  'Say what the case is about.',
).check(
  z.refine(({ from, to }) => from === null || to === null || from <= to, {
    error: 'The last day is before the first.',
    path: ['to'],
  }),
);
export type CaseScope = z.infer<typeof caseScope>;
