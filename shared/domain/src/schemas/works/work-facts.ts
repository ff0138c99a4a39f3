import * as z from 'zod/mini';
import { parseIswc } from '../../identifiers/index.ts';
import { body, calendarDay, optionalCode, optionalText, requiredText } from '../requests/text.ts';
import { LANGUAGES } from './composition-words.ts';
import { performerLine } from './work-lines.ts';
import {
  AI_USAGES,
  COMPOSITE_TYPES,
  DISTRIBUTION_CATEGORIES,
  EXCERPT_TYPES,
  LYRIC_ADAPTATIONS,
  MUSIC_ARRANGEMENTS,
  MUSIC_USES,
  OTHER_ID_TYPES,
  PURPOSES,
  RECORDED,
  WORK_TYPES,
  YES_NO_UNKNOWN,
} from './work-words.ts';

const iswc = optionalCode(parseIswc, 'This ISWC has a wrong check digit. It looks like T-034.524.680-1.');
const date = z._default(z.nullable(calendarDay('Enter a date.')), null);

function optionalChoice<const Values extends readonly string[]>(values: Values, message: string) {
  return z._default(z.nullable(z.enum(values, message)), null);
}

const otherWork = body(
  {
    title: requiredText('Enter the title of that work.', 60),
    iswc,
    language: optionalChoice(LANGUAGES, 'Choose a language.'),
    writer: optionalText(75),
    writer_ipi: optionalText(11),
  },
  'Enter the title of that work.',
);

const component = body(
  {
    title: requiredText('Enter the title of the work it uses.', 60),
    iswc,
    writer: optionalText(75),
    duration_s: z._default(z.nullable(z.int('Enter the duration.').check(z.gte(1), z.lte(86_399))), null),
  },
  'Enter the work it uses.',
);

const origin = body(
  {
    purpose: z.enum(PURPOSES, 'Choose what it was made for.'),
    production_title: optionalText(60),
    episode_title: optionalText(60),
    episode_number: optionalText(20),
    production_number: optionalText(12),
    production_year: z._default(
      z.nullable(z.int('Enter the year.').check(z.gte(1890, 'Enter a year.'), z.lte(2100, 'Enter a year.'))),
      null,
    ),
    library: optionalText(60),
    cd_identifier: optionalText(15),
    cut_number: optionalText(4),
    music_use: optionalChoice(MUSIC_USES, 'Choose how the music is used.'),
  },
  'Enter what it was made for.',
);

const otherId = body(
  {
    organisation: requiredText('Enter the organisation.', 3),
    value: requiredText('Enter the number.', 14),
    type: z._default(z.enum(OTHER_ID_TYPES, 'Choose what the number is of.'), 'W'),
    validity: z._default(z.enum(YES_NO_UNKNOWN, 'Choose yes, no or unknown.'), 'U'),
  },
  'Enter the number.',
);

const some = (count: number) => z.maxLength(count, `Use at most ${count} of them.`);

/** What is told of a work beside its titles, its writers and its publishers (domain.md 5.1); all of it may be missing. */
export const workFacts = {
  distribution_category: z._default(z.enum(DISTRIBUTION_CATEGORIES, 'Choose a category.'), 'UNC'),
  work_type: optionalChoice(WORK_TYPES, 'Choose a kind of music.'),
  recorded: z._default(z.enum(RECORDED, 'Say whether it is recorded.'), 'U'),
  music_arrangement: optionalChoice(MUSIC_ARRANGEMENTS, 'Choose what happened to the music.'),
  lyric_adaptation: optionalChoice(LYRIC_ADAPTATIONS, 'Choose what happened to the words.'),
  original_work: z._default(z.nullable(otherWork), null),
  composite_type: optionalChoice(COMPOSITE_TYPES, 'Choose how it is made of other works.'),
  components: z._default(z.array(component, 'Add the works one by one.').check(some(50)), []),
  excerpt_type: optionalChoice(EXCERPT_TYPES, 'Choose what part it is.'),
  entire_work: z._default(z.nullable(otherWork), null),
  origin: z._default(z.nullable(origin), null),
  creation_date: date,
  copyright_date: date,
  copyright_number: optionalText(12),
  first_publication_date: date,
  instrumentation: optionalText(120),
  opus: optionalText(25),
  catalogue_number: optionalText(25),
  ai_usage: optionalChoice(AI_USAGES, 'Choose how it was made.'),
  performers: z._default(z.array(performerLine, 'Add the performers one by one.').check(some(50)), []),
  other_ids: z._default(z.array(otherId, 'Add the numbers one by one.').check(some(50)), []),
};

const text = z.nullable(z.string());
const storedOtherWork = z.object({
  title: z.string(),
  iswc: text,
  language: z.nullable(z.enum(LANGUAGES)),
  writer: text,
  writer_ipi: text,
});

/** The same as it is stored and answered: nothing left to fill in or to bring into form. */
export const storedFacts = {
  distribution_category: z.enum(DISTRIBUTION_CATEGORIES),
  work_type: z.nullable(z.enum(WORK_TYPES)),
  recorded: z.enum(RECORDED),
  music_arrangement: z.nullable(z.enum(MUSIC_ARRANGEMENTS)),
  lyric_adaptation: z.nullable(z.enum(LYRIC_ADAPTATIONS)),
  original_work: z.nullable(storedOtherWork),
  composite_type: z.nullable(z.enum(COMPOSITE_TYPES)),
  components: z.array(z.object({ title: z.string(), iswc: text, writer: text, duration_s: z.nullable(z.int()) })),
  excerpt_type: z.nullable(z.enum(EXCERPT_TYPES)),
  entire_work: z.nullable(storedOtherWork),
  origin: z.nullable(
    z.object({
      purpose: z.enum(PURPOSES),
      production_title: text,
      episode_title: text,
      episode_number: text,
      production_number: text,
      production_year: z.nullable(z.int()),
      library: text,
      cd_identifier: text,
      cut_number: text,
      music_use: z.nullable(z.enum(MUSIC_USES)),
    }),
  ),
  creation_date: text,
  copyright_date: text,
  copyright_number: text,
  first_publication_date: text,
  instrumentation: text,
  opus: text,
  catalogue_number: text,
  ai_usage: z.nullable(z.enum(AI_USAGES)),
  performers: z.array(z.object({ name: z.string(), first_name: text, ipi_name_number: text })),
  other_ids: z.array(
    z.object({
      organisation: z.string(),
      value: z.string(),
      type: z.enum(OTHER_ID_TYPES),
      validity: z.enum(YES_NO_UNKNOWN),
    }),
  ),
};

const factsBody = body(workFacts);
export type WorkFacts = z.output<typeof factsBody>;

export const NO_FACTS: WorkFacts = factsBody.parse({});

export function factsOf(work: WorkFacts): WorkFacts {
  const { distribution_category, work_type, recorded, music_arrangement, lyric_adaptation } = work;
  const { original_work, composite_type, components, excerpt_type, entire_work, origin } = work;
  const { creation_date, copyright_date, copyright_number, first_publication_date } = work;
  const { instrumentation, opus, catalogue_number, ai_usage, performers, other_ids } = work;
  return {
    distribution_category,
    work_type,
    recorded,
    music_arrangement,
    lyric_adaptation,
    original_work,
    composite_type,
    components,
    excerpt_type,
    entire_work,
    origin,
    creation_date,
    copyright_date,
    copyright_number,
    first_publication_date,
    instrumentation,
    opus,
    catalogue_number,
    ai_usage,
    performers,
    other_ids,
  };
}
