import * as z from 'zod/mini';
import { body, calendarDay, id, instant, optionalText, requiredText } from '../requests/text.ts';
import { ownRightLine } from './recording-lines.ts';
import { CONTRIBUTOR_CATEGORIES, CONTRIBUTOR_ROLES } from './recording-words.ts';

const MOST_WORDS = 1000;
const SHORTEST_STATEMENT = 20;
const statement = (what: string) =>
  requiredText(`Enter ${what}.`, MOST_WORDS).check(
    z.minLength(SHORTEST_STATEMENT, `Tell ${what} in at least ${SHORTEST_STATEMENT} characters.`),
  );

export const rightsClaim = body({
  lines: z
    .array(ownRightLine, 'Say what you claim.')
    .check(z.minLength(1, 'Say what you claim.'), z.maxLength(50, 'Use at most 50 lines.')),
  statement: statement('how you came to hold these rights'),
});
export type RightsClaim = z.infer<typeof rightsClaim>;

export const LINE_UP_EVIDENCE = ['contract', 'session_sheet', 'liner_notes', 'photo', 'witness', 'other'] as const;
export const LINE_UP_EVIDENCE_LABELS: Record<(typeof LINE_UP_EVIDENCE)[number], string> = {
  contract: 'Contract',
  session_sheet: 'Session sheet or log',
  liner_notes: 'Credits on the release',
  photo: 'Photo or film of the session',
  witness: 'Letter of the producer or an artist',
  other: 'Something else',
};

const lineUpEvidence = body(
  {
    kind: z.enum(LINE_UP_EVIDENCE, 'Choose what shows it.'),
    reference: requiredText('Enter where it can be found.', 500),
    statement: statement('what it shows'),
  },
  'Say what shows that you played.',
);

export const newLineUpClaim = body({
  category: z.enum(CONTRIBUTOR_CATEGORIES, 'Choose what part you had.'),
  roles: z
    .array(z.enum(CONTRIBUTOR_ROLES, 'Choose what you played.'), 'Choose what you played.')
    .check(z.minLength(1, 'Choose what you played.'), z.maxLength(20, 'Use at most 20 instruments and roles.')),
  performed_from: z._default(z.nullable(calendarDay('Enter a date.')), null),
  performed_to: z._default(z.nullable(calendarDay('Enter a date.')), null),
  country: z._default(
    z.nullable(z.string('Choose a country.').check(z.regex(/^[A-Z]{2}$/, 'A country has a code of two letters.'))),
    null,
  ),
  credited_as: optionalText(120),
  evidence: lineUpEvidence,
}).check(
  z.refine(({ performed_from: from, performed_to: to }) => from === null || to === null || from <= to, {
    error: 'This is before the first day.',
    path: ['performed_to'],
  }),
);
export type NewLineUpClaim = z.infer<typeof newLineUpClaim>;

export const LINE_UP_CLAIM_STATES = ['requested', 'accepted', 'refused', 'withdrawn'] as const;

export const lineUpClaim = z.object({
  id,
  party_id: id,
  name: z.string(),
  is_me: z.boolean(),
  category: z.enum(CONTRIBUTOR_CATEGORIES),
  roles: z.array(z.enum(CONTRIBUTOR_ROLES)),
  performed_from: z.nullable(z.string()),
  performed_to: z.nullable(z.string()),
  country: z.nullable(z.string()),
  credited_as: z.nullable(z.string()),
  evidence: z.object({ kind: z.enum(LINE_UP_EVIDENCE), reference: z.string(), statement: z.string() }),
  state: z.enum(LINE_UP_CLAIM_STATES),
  answer: z.nullable(z.string()),
  created_at: instant,
});
export type LineUpClaim = z.infer<typeof lineUpClaim>;

export const lineUpClaims = z.object({ items: z.array(lineUpClaim) });
export type LineUpClaims = z.infer<typeof lineUpClaims>;
