import { languageName } from '@counterpoint/domain/languages';
import {
  AI_USAGE_LABELS,
  COMPOSITE_TYPE_LABELS,
  DISTRIBUTION_CATEGORY_LABELS,
  EXCERPT_TYPE_LABELS,
  LYRIC_ADAPTATION_LABELS,
  MUSIC_ARRANGEMENT_LABELS,
  MUSIC_USE_LABELS,
  PURPOSE_LABELS,
  RECORDED_LABELS,
  TEXT_MUSIC_LABELS,
  TITLE_TYPE_LABELS,
  VERSION_TYPE_LABELS,
  WORK_TYPE_LABELS,
} from '@counterpoint/domain/schemas/works';
import type { Message } from '@counterpoint/messages';
import type { DraftValues } from '../draft-values.ts';

export interface FactInWords {
  readonly label: string;
  readonly read: (values: DraftValues) => string;
}

export const FACTS: readonly FactInWords[] = [
  { label: 'Title', read: ({ title }) => title.trim() },
  {
    label: 'Alternative titles',
    read: ({ alternative_titles }) => alternative_titles.map(titleInWords).filter(Boolean).join('; '),
  },
  { label: 'ISWC', read: ({ iswc }) => iswc.trim() },
  { label: 'Language', read: ({ language }) => languageInWords(language) },
  { label: 'Consists of', read: ({ text_music }) => labelOf(TEXT_MUSIC_LABELS, text_music) },
  { label: 'Duration', read: ({ duration_s }) => duration_s.trim() },
  {
    label: 'Category',
    read: ({ distribution_category: code }) => (code === 'UNC' ? '' : DISTRIBUTION_CATEGORY_LABELS[code]()),
  },
  { label: 'Kind of music', read: ({ work_type }) => labelOf(WORK_TYPE_LABELS, work_type) },
  { label: 'Genre', read: ({ genre }) => genre.trim() },
  { label: 'Recorded', read: ({ recorded }) => (recorded === 'U' ? '' : RECORDED_LABELS[recorded]()) },
  { label: 'Version', read: ({ version_type }) => VERSION_TYPE_LABELS[version_type]() },
  { label: 'The music', read: ({ music_arrangement }) => labelOf(MUSIC_ARRANGEMENT_LABELS, music_arrangement) },
  { label: 'The words', read: ({ lyric_adaptation }) => labelOf(LYRIC_ADAPTATION_LABELS, lyric_adaptation) },
  { label: 'Original work', read: ({ original_work }) => otherWorkInWords(original_work) },
  { label: 'Performers', read: ({ performers }) => performers.map(performerInWords).filter(Boolean).join('; ') },
  { label: 'Created', read: ({ creation_date }) => creation_date },
  { label: 'First published', read: ({ first_publication_date }) => first_publication_date },
  { label: 'Copyright date', read: ({ copyright_date }) => copyright_date },
  { label: 'Copyright number', read: ({ copyright_number }) => copyright_number.trim() },
  { label: 'Instrumentation', read: ({ instrumentation }) => instrumentation.trim() },
  { label: 'Opus', read: ({ opus }) => opus.trim() },
  { label: 'Catalogue number', read: ({ catalogue_number }) => catalogue_number.trim() },
  { label: 'Made for', read: originInWords },
  { label: 'Made of other works', read: compositeInWords },
  { label: 'Part of another work', read: excerptInWords },
  { label: 'Use of AI', read: ({ ai_usage }) => labelOf(AI_USAGE_LABELS, ai_usage) },
  {
    label: 'Other numbers',
    read: ({ other_ids }) =>
      other_ids
        .map(({ organisation, value }) => joined([organisation, value], ' '))
        .filter(Boolean)
        .join('; '),
  },
];

/** A select's text may be no code. */
function labelOf(labels: Readonly<Record<string, Message>>, code: string): string {
  return labels[code]?.() ?? '';
}

function languageInWords(code: string): string {
  return code ? languageName(code) : '';
}

function joined(parts: readonly string[], between = ', '): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(between);
}

function titleInWords({ title, type, language }: DraftValues['alternative_titles'][number]): string {
  return title.trim() && `${title.trim()} (${joined([TITLE_TYPE_LABELS[type](), languageInWords(language)])})`;
}

function otherWorkInWords({ title, iswc, writer, writer_ipi, language }: DraftValues['original_work']): string {
  return joined([
    title,
    writer && `by ${writer.trim()}`,
    writer_ipi && `IPI ${writer_ipi}`,
    iswc,
    languageInWords(language),
  ]);
}

function performerInWords({ name, first_name, ipi_name_number }: DraftValues['performers'][number]): string {
  return joined([joined([first_name, name], ' '), ipi_name_number && `IPI ${ipi_name_number}`]);
}

function originInWords({ origin }: DraftValues): string {
  const { episode_title, episode_number, production_title, production_year, production_number } = origin;
  return joined([
    labelOf(PURPOSE_LABELS, origin.purpose),
    production_title,
    production_year,
    production_number && `production ${production_number}`,
    (episode_title || episode_number) && `episode ${joined([episode_number, episode_title], ' ')}`,
    origin.library && `library ${origin.library}`,
    origin.cd_identifier && `CD ${origin.cd_identifier}`,
    origin.cut_number && `cut ${origin.cut_number}`,
    labelOf(MUSIC_USE_LABELS, origin.music_use),
  ]);
}

function compositeInWords({ composite_type, components }: DraftValues): string {
  const works = components.map(({ title, writer, iswc, duration_s }) =>
    joined([title, writer && `by ${writer.trim()}`, iswc, duration_s]),
  );
  return joined([labelOf(COMPOSITE_TYPE_LABELS, composite_type), joined(works, '; ')], ': ');
}

function excerptInWords({ excerpt_type, entire_work }: DraftValues): string {
  return joined([labelOf(EXCERPT_TYPE_LABELS, excerpt_type), otherWorkInWords(entire_work)], ' of ');
}
