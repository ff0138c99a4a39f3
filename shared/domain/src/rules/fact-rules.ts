import { atLines, NOTHING, type Rule, unless } from './rule.ts';

/** Serious music is paid by its length. */
export const timesSeriousMusic: Rule = {
  id: 'W-SER-01',
  severity: 'block',
  cwr: 'NWR field rule 7',
  title: 'A serious work has its duration.',
  check: ({ distribution_category, duration_s }) =>
    unless(
      distribution_category !== 'SER' || (duration_s !== null && duration_s > 0),
      'duration_s',
      'Enter the duration: serious music is paid by its length.',
    ),
};

/** Serious music is paid by its forces, too. */
export const namesInstruments: Rule = {
  id: 'W-SER-02',
  severity: 'block',
  cwr: 'NWR transaction rule 53',
  title: 'A serious work has its instrumentation.',
  check: ({ distribution_category, instrumentation }) =>
    unless(
      distribution_category !== 'SER' || instrumentation !== null,
      'instrumentation',
      'Enter what it is written for, as “string quartet”: serious music is paid by it.',
    ),
};

/** Music for films and television is found by the production. */
export const namesProduction: Rule = {
  id: 'W-ORN-01',
  severity: 'block',
  cwr: 'NWR transaction rule 39',
  title: 'Film and television music names its production.',
  check: ({ work_type, origin }) =>
    unless(
      work_type !== 'FM' || (origin?.production_title ?? null) !== null,
      'origin.production_title',
      'Enter the title of the film or production that the music was made for.',
    ),
};

/** Library music is found by its disc. */
export const namesLibraryDisc: Rule = {
  id: 'W-ORN-02',
  severity: 'block',
  cwr: 'ORN, CD identifier',
  title: 'Library music names its disc.',
  check: ({ origin }) =>
    unless(
      origin?.purpose !== 'LIB' || origin.cd_identifier !== null,
      'origin.cd_identifier',
      'Enter the number of the disc that this library music is on.',
    ),
};

/** CWR takes a count of more than one; of samples, the new music counts as one. */
export const listsComponents: Rule = {
  id: 'W-COM-01',
  severity: 'block',
  cwr: 'NWR field rules 18 and 20',
  title: 'A work made of other works lists at least two of them.',
  check: ({ composite_type, components }) =>
    unless(
      composite_type === null || components.length > 1,
      'components',
      'List at least two works that this one is made of; new music counts as one of them.',
    ),
};

/** Components mean nothing without how the work is made of them. */
export const saysHowItIsMade: Rule = {
  id: 'W-COM-02',
  severity: 'block',
  cwr: 'NWR field rule 19',
  title: 'A work that lists others says how it is made of them.',
  check: ({ composite_type, components }) =>
    unless(
      components.length === 0 || composite_type !== null,
      'composite_type',
      'Choose how this work is made of the works you listed.',
    ),
};

/** A part is of little use without the whole. */
export const namesEntireWork: Rule = {
  id: 'W-EXC-01',
  severity: 'warn',
  cwr: 'EWT, entire work title',
  title: 'A part of a larger work names that work.',
  check: ({ excerpt_type, entire_work }) =>
    unless(
      excerpt_type === null || entire_work !== null,
      'entire_work',
      'Name the larger work that this is a part of, so that both are found.',
    ),
};

export const saysWhatPartItIs: Rule = {
  id: 'W-EXC-02',
  severity: 'warn',
  cwr: 'NWR field rule 13',
  title: 'A work that names a larger one says what part of it this is.',
  check: ({ excerpt_type, entire_work }) =>
    unless(entire_work === null || excerpt_type !== null, 'excerpt_type', 'Choose what part of the larger work it is.'),
};

const DATES = ['creation_date', 'copyright_date', 'first_publication_date'] as const;

export const liesInThePast: Rule = {
  id: 'W-DAT-01',
  severity: 'block',
  cwr: 'NWR field rule 5',
  title: 'No date is in the future.',
  check: (work, today) =>
    DATES.filter((field) => (work[field] ?? '') > today).map((path) => ({
      path,
      message: 'This date is in the future. Enter the day on which it happened.',
    })),
};

/** A slip of the year, most often. */
export const isMadeBeforePublished: Rule = {
  id: 'W-DAT-02',
  severity: 'warn',
  cwr: null,
  title: 'A work is made before it is published.',
  check: ({ creation_date, first_publication_date }) =>
    unless(
      creation_date === null || first_publication_date === null || creation_date <= first_publication_date,
      'first_publication_date',
      'It was published before it was made: check both dates.',
    ),
};

/** Machines have no share; societies ask, and some refuse such works. */
export const isMadeByPeople: Rule = {
  id: 'W-AIU-01',
  severity: 'warn',
  cwr: null,
  title: 'A work is made by people in its main parts.',
  check: ({ ai_usage }) =>
    unless(
      ai_usage !== 'generated',
      'ai_usage',
      'Societies may refuse a work that AI made in its main parts. Register what people wrote, with their shares of it.',
    ),
};

export const namesEachPerformerOnce: Rule = {
  id: 'W-PER-01',
  severity: 'warn',
  cwr: null,
  title: 'Each performer stands once.',
  check({ performers }) {
    if (performers.length === 0) return NOTHING;
    const names = performers.map(({ name, first_name }) => `${first_name ?? ''} ${name}`.toLowerCase());
    return atLines({ list: 'performers', lines: performers, field: 'name' }, (_, index) =>
      names.indexOf(names[index] ?? '') < index ? 'This performer already stands above.' : null,
    );
  },
};
