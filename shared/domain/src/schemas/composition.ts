import * as z from 'zod/mini';
import { parseIswc } from '../identifiers/index.ts';
import { FULL_SHARE, formatShare, isFullTotal, RIGHTS, type Right, totalOf } from '../shares/index.ts';
import { COMPOSITION_FILTERS, COMPOSITION_STATES } from '../states/index.ts';
import { pageOf, pageQuery } from './paging.ts';
import { id, instant, optionalCode, optionalText, requiredText } from './text.ts';

/** CWR writer designations: composer, author, both, arranger, adaptor, sub-arranger, sub-author, translator, income participant. */
export const WRITER_ROLES = ['CA', 'C', 'A', 'AR', 'AD', 'SR', 'SA', 'TR', 'PA'] as const;
export type WriterRole = (typeof WRITER_ROLES)[number];

export const WRITER_ROLE_LABELS: Record<WriterRole, string> = {
  CA: 'Composer and author',
  C: 'Composer',
  A: 'Author',
  AR: 'Arranger',
  AD: 'Adaptor',
  SR: 'Sub-arranger',
  SA: 'Sub-author',
  TR: 'Translator',
  PA: 'Income participant',
};

export const RIGHT_LABELS: Record<Right, string> = { pr: 'Performing', mr: 'Mechanical', sr: 'Synchronisation' };

/** CWR version types this issue of the form offers: an original work, or a modification of one. */
export const VERSION_TYPES = ['ORI', 'MOD'] as const;
export const VERSION_TYPE_LABELS: Record<(typeof VERSION_TYPES)[number], string> = {
  ORI: 'Original work',
  MOD: 'Modified version of another work',
};

/** CWR text-music relationships. */
export const TEXT_MUSIC = ['MUS', 'MTX', 'TXT', 'MTN'] as const;
export const TEXT_MUSIC_LABELS: Record<(typeof TEXT_MUSIC)[number], string> = {
  MTX: 'Music with words',
  MUS: 'Music only',
  TXT: 'Words only',
  MTN: 'Music with words that stand apart',
};

/** CWR title types this form offers. */
export const TITLE_TYPES = ['AT', 'TT', 'FT', 'OT'] as const;
export const TITLE_TYPE_LABELS: Record<(typeof TITLE_TYPES)[number], string> = {
  AT: 'Alternative title',
  TT: 'Translated title',
  FT: 'Formal title',
  OT: 'Original title',
};

/** Languages offered for a work, ISO 639-1. */
export const LANGUAGES = [
  'ak',
  'am',
  'ar',
  'bm',
  'de',
  'ee',
  'en',
  'es',
  'ff',
  'fr',
  'gaa',
  'ha',
  'hi',
  'ig',
  'it',
  'ja',
  'ko',
  'ln',
  'nl',
  'ny',
  'pt',
  'rw',
  'sn',
  'so',
  'st',
  'sw',
  'tn',
  'tw',
  'wo',
  'xh',
  'yo',
  'zh',
  'zu',
] as const;

const share = z
  .int('Enter a share with at most two decimals.')
  .check(z.gte(0, 'A share cannot be below 0.'), z.lte(FULL_SHARE, 'A share cannot be above 100.'));

/** One party's share in each right, in hundredths of a per cent. */
export const shares = z.object({ pr: share, mr: share, sr: z._default(share, 0) });

/** A writer's line. */
export const writerLine = z.object({
  party_id: id,
  role: z.enum(WRITER_ROLES, 'Choose what this writer did.'),
  shares,
});
export type WriterLine = z.infer<typeof writerLine>;

const alternativeTitle = z.object({ title: requiredText('the title', 60), type: z.enum(TITLE_TYPES) });

const title = requiredText('the title of the work', 255);
const iswc = optionalCode(parseIswc, 'This ISWC has a wrong check digit. It looks like T-034.524.680-1.');
const duration = z.nullable(
  z
    .int('Enter the duration.')
    .check(z.gte(1, 'The duration is at least one second.'), z.lte(86_399, 'The duration is under 24 hours.')),
);

const about = {
  alternative_titles: z._default(z.array(alternativeTitle).check(z.maxLength(20, 'Use at most 20 titles.')), []),
  iswc,
  language: z._default(z.nullable(z.enum(LANGUAGES, 'Choose a language.')), null),
  text_music: z._default(z.nullable(z.enum(TEXT_MUSIC, 'Choose what it consists of.')), null),
  version_type: z._default(z.enum(VERSION_TYPES, 'Choose a version.'), 'ORI'),
  duration_s: z._default(duration, null),
  genre: optionalText(40),
};

const writers = z.array(writerLine, 'Add the writers.').check(z.maxLength(50, 'Use at most 50 writers.'));

/** What a draft may hold: only the title must be there, totals may be anything. */
export const compositionDraft = z.object({ title, ...about, writers: z._default(writers, []) });
export type CompositionDraft = z.infer<typeof compositionDraft>;
/** A draft as a form or a caller writes it, before defaults are filled in. */
export type CompositionDraftInput = z.input<typeof compositionDraft>;

/** Creators, of whom CWR transaction rule 15 asks at least one. */
const CREATOR_ROLES: readonly WriterRole[] = ['CA', 'C', 'A'];

/** What may be submitted: a draft that also satisfies the rules on writers and totals (domain.md 2.2, rules 2, 3, 7). */
export const compositionSubmission = compositionDraft.check((context) => {
  const work = context.value;
  const report = (path: (string | number)[], message: string) => {
    context.issues.push({ code: 'custom', input: work, path, message });
  };
  if (work.writers.length === 0) {
    report(['writers'], 'Add at least one writer.');
    return;
  }
  if (!work.writers.some((writer) => CREATOR_ROLES.includes(writer.role)))
    report(['writers'], 'At least one writer must be a composer or an author.');
  for (const [index, writer] of work.writers.entries()) {
    const first = work.writers.findIndex((other) => other.party_id === writer.party_id && other.role === writer.role);
    if (first !== index) report(['writers', index, 'party_id'], 'This writer already stands above in the same role.');
    if (work.text_music === 'MUS' && ['CA', 'A', 'SA', 'TR'].includes(writer.role))
      report(['writers', index, 'role'], 'A work of music only has no author of words.');
  }
  for (const right of RIGHTS) {
    const total = totalOf(work.writers, right);
    // Synchronisation may be left to agreements: nothing at all, or all of it (CWR rule 2).
    if (right === 'sr' && total === 0) continue;
    if (!isFullTotal(total))
      report(['writers'], `${RIGHT_LABELS[right]} shares total ${formatShare(total)}; they must total 100.00%.`);
  }
});

export const CONFIRMATIONS = ['submitter', 'invited', 'confirmed', 'not_a_member'] as const;

/** A writer as details and lists show them. */
export const writerView = z.object({
  party_id: id,
  name: z.string(),
  ipi_name_number: z.nullable(z.string()),
  is_member: z.boolean(),
  is_me: z.boolean(),
  role: z.enum(WRITER_ROLES),
  shares,
  confirmation: z.enum(CONFIRMATIONS),
  confirmed_at: z.nullable(instant),
});
export type WriterView = z.infer<typeof writerView>;

/** A row of a list of works. */
export const compositionRow = z.object({
  id,
  reference: z.string(),
  title: z.string(),
  iswc: z.nullable(z.string()),
  state: z.enum(COMPOSITION_STATES),
  is_in_dispute: z.boolean(),
  writers: z.array(z.pick(writerView, { party_id: true, name: true, is_me: true, shares: true })),
  updated_at: instant,
});
export type CompositionRow = z.infer<typeof compositionRow>;

export const COMPOSITION_SORTS = ['-updated_at', 'updated_at', 'title', '-title'] as const;

/** `GET /compositions`: the works of the member who asks. */
export const compositionQuery = z.extend(pageQuery, {
  filter: z._default(z.enum(COMPOSITION_FILTERS), 'all'),
  sort: z._default(z.enum(COMPOSITION_SORTS), '-updated_at'),
});

/** A page of works, with how many there are of each state whatever the chosen filter. */
export const compositionPage = z.extend(pageOf(compositionRow), {
  counts: z.record(z.enum(COMPOSITION_FILTERS), z.int()),
});
export type CompositionPage = z.infer<typeof compositionPage>;

/** `GET /repertoire/compositions`: the society's registered works, whoever they belong to. */
export const repertoireQuery = pageQuery;
export const repertoirePage = z.extend(
  pageOf(z.extend(compositionRow, { is_mine: z.boolean() })),
  /** What the search was for after misspellings were mended; null where nothing had to be. */
  { corrected_query: z.nullable(z.string()) },
);
export type RepertoirePage = z.infer<typeof repertoirePage>;

/** Something that happened to a work. */
export const compositionEvent = z.object({
  id,
  type: z.enum(['created', 'submitted', 'confirmed', 'registered', 'withdrawn']),
  actor_name: z.string(),
  is_me: z.boolean(),
  at: instant,
});

/** `GET /compositions/{id}`. `version` is what `If-Match` must carry, and comes as `ETag` too. */
export const compositionDetails = z.object({
  id,
  reference: z.string(),
  version: z.int(),
  revision: z.int(),
  state: z.enum(COMPOSITION_STATES),
  is_in_dispute: z.boolean(),
  ...compositionDraft.shape,
  writers: z.array(writerView),
  /** Whether the member who asks submitted or drafted it, and may change a draft. */
  is_mine: z.boolean(),
  /** Whether the member who asks is named and has not yet confirmed. */
  awaits_my_confirmation: z.boolean(),
  /** When waiting for confirmations ends; null in every other state. */
  confirm_by: z.nullable(instant),
  created_at: instant,
  submitted_at: z.nullable(instant),
  registered_at: z.nullable(instant),
  updated_at: instant,
  events: z.array(compositionEvent),
});
export type CompositionDetails = z.infer<typeof compositionDetails>;
