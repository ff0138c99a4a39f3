import { choiceCell, codeCell, eanCell, isrcCell, iswcCell, languageCell } from '../imports/cell-kinds.ts';
import { columnsOf } from '../imports/columns-of.ts';
import type { TableColumn } from '../imports/table-definition.ts';
import { dateCell, durationCell } from '../imports/time-cells.ts';
import { ORIGINAL_PURPOSE_LABELS, RECORDING_MEDIA_LABELS } from '../schemas/recordings/recording-words.ts';
import { countryCell } from './place-cells.ts';
import { yesNoCell } from './yes-no-cell.ts';

const of = columnsOf('recording');

const yearCell = codeCell((text) => (/^\d{4}$/.test(text) ? text : null), {
  expected: 'a year such as 2026',
  mend: 'Enter the year in four figures.',
});

/** What names a recording, first in every file. */
export const NAMING_COLUMNS: readonly TableColumn[] = [
  of('recording_number', 'Recording number', {
    others: ['Your recording number', 'Track ID', 'Submitter recording id', 'Proprietary ID', 'Member recording id'],
    about: 'Your own number of the recording. Rows with the same number are one recording.',
    example: 'ADW-R-0001',
  }),
  of('title', 'Title', {
    others: ['Recording title', 'Track title', 'Track', 'Song title', 'Track name', 'Resource title'],
    about: 'Must be there, in the first row of each recording, without words for its version.',
    example: 'Night Market',
  }),
  of('version_title', 'Version', {
    others: ['Version title', 'Track version', 'Subtitle', 'Mix', 'Mix name'],
    about: 'Live, Remix, Remastered 2011: a recording of its own.',
  }),
  of('isrc', 'ISRC', { kind: isrcCell, others: ['ISRC code', 'ISRC number'], example: 'GBEMI0300013' }),
  of('display_artist', 'Artist', {
    others: ['Display artist', 'Main artist name', 'Track artist', 'Artist name', 'Performer', 'Band'],
    about: 'As it is credited: “Ama Mensah feat. Kofi”.',
    example: 'Ama Mensah',
  }),
  of('duration_s', 'Duration', {
    kind: durationCell,
    others: ['Length', 'Track length', 'Duration seconds', 'Playing time', 'Running time'],
    example: '3:45',
  }),
];

/** What else is told of a recording; its rows say each once. */
export const FACT_COLUMNS: readonly TableColumn[] = [
  of('p_line_year', 'P line: year', {
    kind: numberOf(yearCell),
    others: ['P year', 'P line year', 'Phonogram year', '℗ year', 'Year of first publication'],
    example: '2024',
  }),
  of('p_line', 'P line: owner', {
    others: ['P line', 'Pline', 'P line text', 'P line company', '℗ line', '℗', 'Phonogram rights owner'],
    example: 'Osu Records',
  }),
  of('media', 'Kind', {
    kind: choiceCell(RECORDING_MEDIA_LABELS, { sound: 'audio', a: 'audio', v: 'video', video: 'video' }),
    others: ['Media', 'Audio or video', 'Recording type'],
  }),
  of('release_title', 'Release', { others: ['Release title', 'Album', 'Album title', 'Product title'] }),
  of('release_date', 'Released on', {
    kind: dateCell,
    others: ['Release date', 'First release date', 'Original release date', 'Date of release'],
    example: '2024-05-31',
  }),
  of('label', 'Label', { others: ['Label name', 'Record label', 'Recording label'] }),
  of('catalogue_number', 'Catalogue number', { others: ['Catalog number', 'Cat no', 'Catalogue no'] }),
  of('ean', 'EAN', { kind: eanCell, others: ['UPC', 'Barcode', 'EAN UPC', 'UPC EAN', 'ICPN', 'GTIN'] }),
  of('recording_date', 'Recorded on', { kind: dateCell, others: ['Recording date', 'Date of recording'] }),
  of('recording_country', 'Recorded in', {
    kind: countryCell,
    others: ['Recording country', 'Country of recording'],
    example: 'GH',
  }),
  of('mastering_country', 'Mastered in', { kind: countryCell, others: ['Mastering country', 'Country of mastering'] }),
  of('genre', 'Genre', { others: ['Style', 'Musical genre'] }),
  of('language', 'Language', {
    kind: languageCell,
    others: ['Language code', 'Lyrics language', 'Language of performance'],
  }),
  of('is_remaster', 'Remaster', { kind: yesNoCell, others: ['Is remaster', 'Remastered'] }),
  of('is_licensed_compilation', 'Licensed for a compilation', {
    kind: yesNoCell,
    others: ['Licensed compilation', 'Controlled by third party compilation'],
  }),
  of('original_purpose', 'Made for', {
    kind: choiceCell(ORIGINAL_PURPOSE_LABELS),
    others: ['Original purpose', 'Purpose'],
  }),
  of('is_commercially_available', 'Can be bought', { kind: yesNoCell, others: ['Commercially available'] }),
];

function numberOf(cell: typeof yearCell): typeof yearCell {
  return {
    ...cell,
    read(text) {
      const read = cell.read(text);
      return read && { value: Number(read.value) };
    },
  };
}

/** Things of which a recording may have several, beside those who are heard on it and who hold rights. */
export const LIST_COLUMNS: readonly TableColumn[] = [
  columnsOf('artist')('main_artist', 'Main artist', {
    paths: ['name'],
    others: ['Featured artist', 'Main artist 1'],
    about: 'Each of those whom the credit names, one in each row.',
  }),
  columnsOf('work')('work_title', 'Work: title', {
    paths: ['title'],
    others: ['Work title', 'Composition', 'Composition title', 'Musical work'],
    about: 'The musical work that is recorded, one in each row.',
    example: 'Night Market',
  }),
  columnsOf('work')('work_iswc', 'Work: ISWC', {
    kind: iswcCell,
    paths: ['iswc'],
    others: ['ISWC', 'Work ISWC', 'Composition ISWC'],
  }),
  columnsOf('work')('work_writers', 'Work: writers', {
    paths: ['writers'],
    others: ['Writers', 'Composers', 'Songwriters', 'Composer'],
    example: 'Ama Mensah',
  }),
];
