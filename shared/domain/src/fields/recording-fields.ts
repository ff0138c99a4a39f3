import * as text from '../messages/recording-fields.generated.ts';
import { ORIGINAL_PURPOSE_LABELS, RECORDING_MEDIA_LABELS } from '../schemas/recordings/recording-choices.ts';
import { EAN, ISRC } from './codes.ts';
import {
  answer,
  choice,
  choiceFrom,
  code,
  country,
  day,
  duration,
  flag,
  language,
  line,
  names,
  required,
  year,
} from './kinds.ts';

export const RECORDING_FIELDS = {
  title: required(255, text.enterTitle, {
    label: text.title,
    help: text.titleHelp,
    part: 'title',
    ern: ['DisplayTitle/TitleText', 'DisplayTitleText', 'ReferenceTitle/TitleText', 'Title/TitleText'],
    column: {
      heading: 'Title',
      others: ['Recording title', 'Track title', 'Track', 'Song title', 'Track name', 'Resource title'],
      example: 'Night Market',
    },
  }),
  version_title: line(255, {
    label: text.version,
    help: text.versionHelp,
    isUnique: true,
    part: 'title',
    ern: ['DisplayTitle/SubTitle', 'ReferenceTitle/SubTitle', 'Title/SubTitle', 'VersionType'],
    column: {
      heading: 'Version',
      others: ['Version title', 'Track version', 'Subtitle', 'Mix', 'Mix name'],
    },
  }),
  isrc: code(ISRC, {
    label: text.isrc,
    isUnique: true,
    part: 'isrc',
    ern: [
      'ResourceId/ISRC',
      'SoundRecordingEdition/ResourceId/ISRC',
      'VideoEdition/ResourceId/ISRC',
      'SoundRecordingId/ISRC',
    ],
    column: { heading: 'ISRC', others: ['ISRC code', 'ISRC number'], example: 'GBEMI0300013' },
  }),
  display_artist: line(255, {
    label: text.artist,
    help: text.artistHelp,
    isRequiredToSubmit: true,
    ern: ['DisplayArtistName'],
    column: {
      heading: 'Artist',
      others: ['Display artist', 'Main artist name', 'Track artist', 'Artist name', 'Performer', 'Band'],
      example: 'Ama Mensah',
    },
  }),
  duration_s: duration({
    label: text.duration,
    help: text.durationHelp,
    group: 'main',
    isRequiredToSubmit: true,
    isUnique: true,
    ern: ['Duration'],
    column: {
      heading: 'Duration',
      others: ['Length', 'Track length', 'Duration seconds', 'Playing time', 'Running time'],
      example: '3:45',
    },
  }),
  p_line_year: year([1860, 2100], {
    label: text.pLineYear,
    help: text.pLineYearHelp,
    group: 'main',
    isRequiredToSubmit: true,
    ern: ['PLine/Year', 'SoundRecordingEdition/PLine/Year', 'VideoEdition/PLine/Year'],
    column: {
      heading: 'P line: year',
      others: ['P year', 'P line year', 'Phonogram year', '℗ year', 'Year of first publication'],
      example: '2024',
    },
  }),
  p_line: line(255, {
    label: text.pLine,
    help: text.pLineHelp,
    group: 'main',
    ern: ['PLine/PLineText', 'SoundRecordingEdition/PLine/PLineText', 'VideoEdition/PLine/PLineText'],
    column: {
      heading: 'P line: owner',
      others: ['P line', 'Pline', 'P line text', 'P line company', '℗ line', '℗', 'Phonogram rights owner'],
      example: 'Osu Records',
    },
  }),
  media: choiceFrom(RECORDING_MEDIA_LABELS, {
    initial: 'audio',
    label: text.kind,
    group: 'main',
    column: {
      heading: 'Kind',
      others: ['Media', 'Audio or video', 'Recording type'],
      words: { sound: 'audio', a: 'audio', v: 'video', video: 'video' },
    },
  }),
  release_title: line(255, {
    label: text.release,
    group: 'release',
    isUnique: true,
    column: { heading: 'Release', others: ['Release title', 'Album', 'Album title', 'Product title'] },
  }),
  release_date: day({
    label: text.releaseDate,
    group: 'release',
    isUnique: true,
    ern: ['FirstPublicationDate', 'OriginalResourceReleaseDate'],
    column: {
      heading: 'Released on',
      others: ['Release date', 'First release date', 'Original release date', 'Date of release'],
      example: '2024-05-31',
    },
  }),
  label: line(120, {
    label: text.recordLabel,
    group: 'release',
    column: { heading: 'Label', others: ['Label name', 'Record label', 'Recording label'] },
  }),
  catalogue_number: line(40, {
    label: text.catalogueNumber,
    group: 'release',
    isUnique: true,
    column: { heading: 'Catalogue number', others: ['Catalog number', 'Cat no', 'Catalogue no'] },
  }),
  ean: code(EAN, {
    label: text.barCode,
    help: text.barCodeHelp,
    group: 'release',
    isUnique: true,
    column: { heading: 'EAN', others: ['UPC', 'Barcode', 'EAN UPC', 'UPC EAN', 'ICPN', 'GTIN'] },
  }),
  recording_date: day({
    label: text.recordedOn,
    group: 'origin',
    isUnique: true,
    ern: ['CreationDate', 'RecordingDate'],
    column: { heading: 'Recorded on', others: ['Recording date', 'Date of recording'] },
  }),
  recording_country: country({
    label: text.recordedIn,
    group: 'origin',
    column: { heading: 'Recorded in', others: ['Recording country', 'Country of recording'], example: 'GH' },
  }),
  mastering_country: country({
    label: text.masteredIn,
    group: 'origin',
    column: { heading: 'Mastered in', others: ['Mastering country', 'Country of mastering'] },
  }),
  main_artists: names(120, {
    most: 20,
    columnGroup: 'artist',
    line: text.mainArtist,
    add: text.addMainArtist,
    label: text.mainArtists,
    numbered: text.artistNumber,
    group: 'artists',
  }),
  genre: line(40, {
    label: text.genre,
    help: text.genreHelp,
    group: 'more',
    column: { heading: 'Genre', others: ['Style', 'Musical genre'] },
  }),
  language: language({
    label: text.language,
    group: 'more',
    ern: ['LanguageOfPerformance'],
    column: { heading: 'Language', others: ['Language code', 'Lyrics language', 'Language of performance'] },
  }),
  is_remaster: flag({
    label: text.remaster,
    group: 'more',
    isUnique: true,
    column: { heading: 'Remaster', others: ['Is remaster', 'Remastered'] },
  }),
  is_licensed_compilation: flag({
    label: text.licensedCompilation,
    group: 'more',
    column: {
      heading: 'Licensed for a compilation',
      others: ['Licensed compilation', 'Controlled by third party compilation'],
    },
  }),
  original_purpose: choice(ORIGINAL_PURPOSE_LABELS, {
    label: text.madeFor,
    group: 'origin',
    column: { heading: 'Made for', others: ['Original purpose', 'Purpose'] },
  }),
  is_commercially_available: answer({
    label: text.available,
    group: 'release',
    column: { heading: 'Can be bought', others: ['Commercially available'] },
  }),
};
