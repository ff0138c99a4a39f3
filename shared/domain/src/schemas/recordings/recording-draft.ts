import * as z from 'zod/mini';
import { explainIsrc, parseEan, parseIsrc } from '../../identifiers/index.ts';
import { body, calendarDay, optionalCode, optionalText, requiredText } from '../requests/text.ts';
import { LANGUAGES } from '../works/composition-words.ts';
import { contributorLine, rightLine, workMention } from './recording-lines.ts';
import { ORIGINAL_PURPOSES, RECORDING_MEDIA } from './recording-words.ts';

const duration = z.nullable(
  z
    .int('Enter the duration.')
    .check(z.gte(1, 'The duration is at least one second.'), z.lte(86_399, 'The duration is under 24 hours.')),
);
const date = z._default(z.nullable(calendarDay('Enter a date.')), null);
const country = z._default(
  z.nullable(z.string('Choose a country.').check(z.regex(/^[A-Z]{2}$/, 'A country has a code of two letters.'))),
  null,
);
const EARLIEST_RECORDING = 1860;
const LATEST_YEAR = 2100;

/** What is told of a recording itself (domain.md 5.7); all of it may be missing from a draft. */
export const recordingFacts = {
  version_title: optionalText(255),
  display_artist: optionalText(255),
  main_artists: z._default(
    z
      .array(requiredText('Enter the name of the artist.', 120), 'Add the artists one by one.')
      .check(z.maxLength(20, 'Use at most 20 artists.')),
    [],
  ),
  isrc: optionalCode(parseIsrc, explainIsrc),
  media: z._default(z.enum(RECORDING_MEDIA, 'Say whether it has pictures.'), 'audio'),
  duration_s: z._default(duration, null),
  p_line_year: z._default(
    z.nullable(
      z
        .int('Enter the year.')
        .check(
          z.gte(EARLIEST_RECORDING, `Nothing was recorded before ${EARLIEST_RECORDING}.`),
          z.lte(LATEST_YEAR, 'Enter the year.'),
        ),
    ),
    null,
  ),
  /** Whose it is by the P line, without year and sign. */
  p_line: optionalText(255),
  recording_date: date,
  recording_country: country,
  mastering_country: country,
  release_date: date,
  release_title: optionalText(255),
  label: optionalText(120),
  catalogue_number: optionalText(40),
  ean: optionalCode(parseEan, 'This bar code has a wrong check digit. It has 13 digits.'),
  genre: optionalText(40),
  language: z._default(z.nullable(z.enum(LANGUAGES, 'Choose a language.')), null),
  is_remaster: z._default(z.boolean('Say whether it is a remaster.'), false),
  /** On a compilation under licence from somebody else. */
  is_licensed_compilation: z._default(z.boolean('Say whether it is licensed.'), false),
  original_purpose: z._default(z.nullable(z.enum(ORIGINAL_PURPOSES, 'Choose what it was made for.')), null),
  /** Null where it is not told. */
  is_commercially_available: z._default(z.nullable(z.boolean('Say whether it can be bought.')), null),
};

const lines = {
  contributors: z._default(
    z.array(contributorLine, 'Add the contributors.').check(z.maxLength(200, 'Use at most 200 contributors.')),
    [],
  ),
  rights: z._default(
    z.array(rightLine, 'Add who holds rights.').check(z.maxLength(200, 'Use at most 200 lines of rights.')),
    [],
  ),
  works: z._default(z.array(workMention, 'Add the works.').check(z.maxLength(100, 'Use at most 100 works.')), []),
};

/** What a draft may hold: only the title must be there, totals may be anything. */
export const recordingDraft = body({
  title: requiredText('Enter the title of the recording.', 255),
  ...recordingFacts,
  ...lines,
});
export type RecordingDraft = z.infer<typeof recordingDraft>;
export type RecordingDraftInput = z.input<typeof recordingDraft>;

const factsBody = body(recordingFacts);
export type RecordingFacts = z.output<typeof factsBody>;

export const NO_RECORDING_FACTS: RecordingFacts = factsBody.parse({});

const text = z.nullable(z.string());
/** The same as it is stored and answered: nothing left to fill in or to bring into form. */
export const storedRecordingFacts = {
  version_title: text,
  display_artist: text,
  main_artists: z.array(z.string()),
  isrc: text,
  media: z.enum(RECORDING_MEDIA),
  duration_s: z.nullable(z.int()),
  p_line_year: z.nullable(z.int()),
  p_line: text,
  recording_date: text,
  recording_country: text,
  mastering_country: text,
  release_date: text,
  release_title: text,
  label: text,
  catalogue_number: text,
  ean: text,
  genre: text,
  language: z.nullable(z.enum(LANGUAGES)),
  is_remaster: z.boolean(),
  is_licensed_compilation: z.boolean(),
  original_purpose: z.nullable(z.enum(ORIGINAL_PURPOSES)),
  is_commercially_available: z.nullable(z.boolean()),
};

export function recordingFactsOf(recording: RecordingFacts): RecordingFacts {
  const { version_title, display_artist, main_artists, isrc, media, duration_s, p_line_year, p_line } = recording;
  const { recording_date, recording_country, mastering_country, release_date, release_title, label } = recording;
  const { catalogue_number, ean, genre, language, is_remaster, is_licensed_compilation } = recording;
  const { original_purpose, is_commercially_available } = recording;
  return {
    version_title,
    display_artist,
    main_artists,
    isrc,
    media,
    duration_s,
    p_line_year,
    p_line,
    recording_date,
    recording_country,
    mastering_country,
    release_date,
    release_title,
    label,
    catalogue_number,
    ean,
    genre,
    language,
    is_remaster,
    is_licensed_compilation,
    original_purpose,
    is_commercially_available,
  };
}
