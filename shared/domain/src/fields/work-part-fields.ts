import * as text from '../messages/work-fields.generated.ts';
import {
  MUSIC_USE_LABELS,
  OTHER_ID_TYPE_LABELS,
  PURPOSE_LABELS,
  TITLE_TYPE_LABELS,
  YES_NO_UNKNOWN_LABELS,
} from '../schemas/works/work-choices.ts';
import { IPI, ISWC } from './codes.ts';
import { choice, choiceFrom, code, duration, language, line, required, requiredChoice, year } from './kinds.ts';

/** Words for the codes of CWR. */
export const YES_NO = { true: 'Y', false: 'N', no: 'N', unknown: 'U' };

export const ALTERNATIVE_TITLE_FIELDS = {
  title: required(60, text.enterTitle, {
    label: text.title,
    numbered: text.alternativeTitleNumber,
    cwr: 'title',
    column: { key: 'alternative_title', heading: 'Alternative title', others: ['AKA', 'Other title'] },
  }),
  type: choiceFrom(TITLE_TYPE_LABELS, {
    initial: 'AT',
    unspecified: 'AT',
    label: text.kind,
    cwr: 'type',
    column: { key: 'alternative_title_type', heading: 'Alternative title: kind', others: ['AKA type'] },
  }),
  language: language({
    label: text.itsLanguage,
    // Only titles in national characters need it (CWR record ALT).
    shownFor: { type: ['OL', 'AL'] },
    cwr: 'language',
    column: { key: 'alternative_title_language', heading: 'Alternative title: language' },
  }),
};

export const OTHER_WORK_FIELDS = {
  title: required(60, text.enterOtherTitle, { label: text.itsTitle, cwr: 'title', column: { heading: 'title' } }),
  iswc: code(ISWC, { label: text.itsIswc, phrase: text.iswcOf, cwr: 'iswc', column: { heading: 'ISWC' } }),
  language: language({ label: text.itsLanguage, cwr: 'language', column: { heading: 'language' } }),
  writer: line(75, {
    label: text.itsWriter,
    phrase: text.byWriter,
    cwr: 'writer',
    cwrFirstName: 'writer_first_name',
    column: { heading: 'writer' },
  }),
  writer_ipi: {
    ...code(IPI, {
      label: text.itsWriterIpi,
      phrase: text.ipiOf,
      cwr: 'writer_ipi',
      column: { heading: 'writer’s IPI' },
    }),
    // Older stored works hold other numbers here.
    request: line(11, { label: text.itsWriterIpi }).request,
  },
};

export const COMPONENT_FIELDS = {
  title: required(60, text.enterOtherTitle, {
    label: text.itsTitle,
    numbered: text.componentNumber,
    cwr: 'title',
    column: { key: 'component_title', heading: 'Uses work: title' },
  }),
  iswc: code(ISWC, {
    label: text.itsIswc,
    phrase: text.iswcOf,
    cwr: 'iswc',
    column: { key: 'component_iswc', heading: 'Uses work: ISWC' },
  }),
  writer: line(75, {
    label: text.itsWriter,
    phrase: text.byWriter,
    cwr: 'writer',
    cwrFirstName: 'writer_first_name',
    column: { key: 'component_writer', heading: 'Uses work: writer' },
  }),
  duration_s: duration({
    label: text.itsDuration,
    cwr: 'duration',
    column: { key: 'component_duration', heading: 'Uses work: duration' },
  }),
};

export const ORIGIN_FIELDS = {
  purpose: requiredChoice(PURPOSE_LABELS, {
    label: text.madeFor,
    cwr: 'purpose',
    column: { heading: 'Made for', others: ['Intended purpose'] },
  }),
  production_title: line(60, {
    label: text.productionTitle,
    cwr: 'production',
    column: { heading: 'Production title', others: ['Film title'] },
  }),
  episode_title: line(60, { label: text.episodeTitle, cwr: 'episode', column: { heading: 'Episode title' } }),
  episode_number: line(20, {
    label: text.episodeNumber,
    phrase: text.episode,
    cwr: 'episode_number',
    column: { heading: 'Episode number' },
  }),
  production_number: line(12, {
    label: text.productionNumber,
    phrase: text.production,
    cwr: 'production_number',
    column: { heading: 'Production number' },
  }),
  production_year: year([1890, 2100], {
    label: text.productionYear,
    cwr: 'year',
    column: { heading: 'Production year' },
  }),
  library: line(60, { label: text.library, phrase: text.libraryOf, cwr: 'library', column: { heading: 'Library' } }),
  cd_identifier: line(15, {
    label: text.libraryCd,
    phrase: text.cd,
    cwr: 'cd',
    column: { heading: 'Library CD' },
  }),
  cut_number: line(4, { label: text.cutNumber, phrase: text.cut, cwr: 'cut', column: { heading: 'Cut number' } }),
  music_use: choice(MUSIC_USE_LABELS, {
    label: text.musicUse,
    cwr: 'music_use',
    column: { heading: 'Use of the music', others: ['BLTVR'] },
  }),
};

export const PERFORMER_FIELDS = {
  name: required(45, text.enterPerformer, {
    label: text.performerName,
    numbered: text.performerNumber,
    cwr: 'name',
    column: {
      key: 'performer_name',
      heading: 'Performer',
      others: ['Performer last name', 'Band', 'Performing artist', 'Performer last or band name'],
    },
  }),
  first_name: line(30, {
    label: text.firstName,
    cwr: 'first_name',
    column: { key: 'performer_first_name', heading: 'Performer: first name' },
  }),
  ipi_name_number: code(IPI, {
    label: text.ipiNameNumber,
    phrase: text.ipiOf,
    cwr: 'ipi',
    column: { key: 'performer_ipi', heading: 'Performer: IPI' },
  }),
};

export const OTHER_ID_FIELDS = {
  organisation: required(3, text.enterOrganisation, {
    label: text.organisation,
    numbered: text.organisationNumber,
    cwr: 'organisation',
    column: { key: 'other_id_organisation', heading: 'Other number: organisation' },
  }),
  value: required(14, text.enterNumber, {
    label: text.number,
    cwr: 'value',
    column: { key: 'other_id', heading: 'Other number' },
  }),
  type: choiceFrom(OTHER_ID_TYPE_LABELS, {
    initial: 'W',
    unspecified: 'W',
    label: text.identifies,
    cwr: 'type',
    column: { key: 'other_id_type', heading: 'Other number: of what' },
  }),
  validity: choiceFrom(YES_NO_UNKNOWN_LABELS, {
    initial: 'U',
    unspecified: 'U',
    label: text.validity,
    cwr: 'validity',
    column: { key: 'other_id_validity', heading: 'Other number: valid', words: YES_NO },
  }),
};
