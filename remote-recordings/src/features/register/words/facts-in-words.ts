import { isrcText } from '@counterpoint/area-ui/draft-text';
import { findCountry } from '@counterpoint/domain/countries';
import { languageName } from '@counterpoint/domain/languages';
import { ORIGINAL_PURPOSE_LABELS, RECORDING_MEDIA_LABELS } from '@counterpoint/domain/schemas/recordings';
import { formatLongDate } from '@counterpoint/kit/text';
import type { DraftValues } from '../draft-values.ts';

export interface FactInWords {
  readonly label: string;
  readonly read: (values: DraftValues) => string;
}

export const FACTS: readonly FactInWords[] = [
  { label: 'Title', read: ({ title }) => title.trim() },
  { label: 'Version', read: ({ version_title }) => version_title.trim() },
  { label: 'Artist', read: ({ display_artist }) => display_artist.trim() },
  { label: 'ISRC', read: ({ isrc }) => isrcText(isrc.trim()) },
  { label: 'Duration', read: ({ duration_s }) => duration_s.trim() },
  { label: 'Kind', read: ({ media }) => RECORDING_MEDIA_LABELS[media]() },
  { label: 'P line', read: ({ p_line_year, p_line }) => withSign(`${p_line_year.trim()} ${p_line.trim()}`.trim()) },
  { label: 'Released', read: ({ release_date }) => dayInWords(release_date) },
  { label: 'Released on', read: ({ release_title }) => release_title.trim() },
  { label: 'Label', read: ({ label }) => label.trim() },
  { label: 'Catalogue number', read: ({ catalogue_number }) => catalogue_number.trim() },
  { label: 'Bar code', read: ({ ean }) => ean.trim() },
  { label: 'Can be bought or streamed', read: ({ is_commercially_available: answer }) => answerInWords(answer) },
  { label: 'Recorded on', read: ({ recording_date }) => dayInWords(recording_date) },
  { label: 'Recorded in', read: ({ recording_country }) => countryInWords(recording_country) },
  { label: 'Mastered in', read: ({ mastering_country }) => countryInWords(mastering_country) },
  { label: 'First made for', read: ({ original_purpose }) => purposeInWords(original_purpose) },
  {
    label: 'Main artists',
    read: ({ main_artists }) =>
      main_artists
        .map(({ name }) => name.trim())
        .filter(Boolean)
        .join(', '),
  },
  { label: 'Genre', read: ({ genre }) => genre.trim() },
  { label: 'Language', read: ({ language }) => (language ? languageName(language) : '') },
  { label: 'Remaster', read: ({ is_remaster }) => (is_remaster ? 'Yes' : '') },
  { label: 'Licensed compilation', read: ({ is_licensed_compilation }) => (is_licensed_compilation ? 'Yes' : '') },
];

function withSign(line: string): string {
  return line && `℗ ${line}`;
}

function dayInWords(day: string): string {
  return day && formatLongDate(day);
}

function answerInWords(answer: string): string {
  if (answer === '') return '';
  return answer === 'Y' ? 'Yes' : 'No';
}

function countryInWords(code: string): string {
  return code && (findCountry(code)?.name ?? code);
}

function purposeInWords(code: string): string {
  return Object.entries(ORIGINAL_PURPOSE_LABELS).find(([each]) => each === code)?.[1]() ?? '';
}
