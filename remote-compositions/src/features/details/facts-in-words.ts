import { formatIswc } from '@counterpoint/domain/identifiers';
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
  type WorkDetails,
} from '@counterpoint/domain/schemas/works';
import { formatDuration, formatLongDate } from '@counterpoint/kit/text';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export function factsOf(work: WorkDetails): Fact[] {
  const facts: [string, string | null | undefined | false][] = [
    ['Alternative titles', work.alternative_titles.map(titleInWords).join('; ')],
    ['Consists of', work.text_music && TEXT_MUSIC_LABELS[work.text_music]()],
    ['Category', work.distribution_category !== 'UNC' && DISTRIBUTION_CATEGORY_LABELS[work.distribution_category]()],
    ['Kind of music', work.work_type && WORK_TYPE_LABELS[work.work_type]()],
    ['Genre', work.genre],
    ['Recorded', work.recorded !== 'U' && RECORDED_LABELS[work.recorded]()],
    ['Version', VERSION_TYPE_LABELS[work.version_type]()],
    ['The music', work.music_arrangement && MUSIC_ARRANGEMENT_LABELS[work.music_arrangement]()],
    ['The words', work.lyric_adaptation && LYRIC_ADAPTATION_LABELS[work.lyric_adaptation]()],
    ['Original work', work.original_work && otherWorkInWords(work.original_work)],
    ['Performers', work.performers.map(({ first_name, name }) => joined([first_name, name], ' ')).join('; ')],
    ['Created', work.creation_date && formatLongDate(work.creation_date)],
    ['First published', work.first_publication_date && formatLongDate(work.first_publication_date)],
    ['Copyright date', work.copyright_date && formatLongDate(work.copyright_date)],
    ['Copyright number', work.copyright_number],
    ['Instrumentation', work.instrumentation],
    ['Opus', work.opus],
    ['Catalogue number', work.catalogue_number],
    ['Made for', work.origin && originInWords(work.origin)],
    ['Made of other works', compositeInWords(work)],
    ['Part of another work', work.entire_work && excerptInWords(work)],
    ['Use of AI', work.ai_usage && AI_USAGE_LABELS[work.ai_usage]()],
    ['Other numbers', work.other_ids.map(({ organisation, value }) => `${organisation} ${value}`).join('; ')],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

export function headFactsOf({ title, iswc, language, duration_s }: WorkDetails): Fact[] {
  const facts: [string, string | null][] = [
    ['Title', title],
    ['ISWC', iswc && formatIswc(iswc)],
    ['Language', language && languageName(language)],
    ['Duration', duration_s === null ? null : formatDuration(duration_s)],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function titleInWords({ title, type, language }: WorkDetails['alternative_titles'][number]): string {
  const kind = type === 'AT' ? null : TITLE_TYPE_LABELS[type]().toLowerCase();
  const words = joined([kind, language && languageName(language)]);
  return words ? `${title} (${words})` : title;
}

function otherWorkInWords(work: NonNullable<WorkDetails['original_work']>): string {
  const { title, writer, iswc } = work;
  return joined([title, writer && `by ${writer}`, iswc && `ISWC ${formatIswc(iswc)}`]);
}

function originInWords(origin: NonNullable<WorkDetails['origin']>): string {
  const { production_title, production_year, production_number, episode_title, episode_number } = origin;
  const episode = joined([episode_number, episode_title], ' ');
  return joined([
    PURPOSE_LABELS[origin.purpose](),
    production_title,
    production_year === null ? null : String(production_year),
    production_number && `production ${production_number}`,
    episode && `episode ${episode}`,
    origin.library && `library ${origin.library}`,
    origin.cd_identifier && `CD ${origin.cd_identifier}`,
    origin.cut_number && `cut ${origin.cut_number}`,
    origin.music_use && MUSIC_USE_LABELS[origin.music_use]().toLowerCase(),
  ]);
}

function compositeInWords({ composite_type, components }: WorkDetails): string {
  const works = components.map(({ title, writer }) => joined([title, writer && `by ${writer}`]));
  return joined([composite_type && COMPOSITE_TYPE_LABELS[composite_type](), works.join('; ')], ': ');
}

function excerptInWords({ excerpt_type, entire_work }: WorkDetails): string {
  const whole = entire_work ? otherWorkInWords(entire_work) : '';
  return joined([excerpt_type && EXCERPT_TYPE_LABELS[excerpt_type](), whole], ' of ');
}

function joined(parts: readonly (string | null)[], between = ', '): string {
  return parts.filter(Boolean).join(between);
}
