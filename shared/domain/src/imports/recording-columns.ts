import { isrcCell } from './cell-kinds.ts';
import { columnsOf } from './columns-of.ts';
import type { ImportColumn } from './import-column.ts';
import { dateCell, durationCell } from './time-cells.ts';

const of = columnsOf('recording', 'Recording');

export const RECORDING_COLUMNS: readonly ImportColumn[] = [
  of('isrc', 'ISRC', {
    kind: isrcCell,
    others: ['ISRC', 'ISRC code', 'Recording ISRC'],
    about: 'One recording in each row.',
  }),
  of('title', 'title', { others: ['Recording title', 'Track title'] }),
  of('version_title', 'version', { others: ['Recording version', 'Version title', 'Track version'] }),
  of('display_artist', 'artist', {
    others: ['Recording artist', 'Recording artist name', 'Artist', 'Display artist', 'Track artist'],
  }),
  of('duration_s', 'duration', { kind: durationCell, others: ['Recording duration', 'Track duration'] }),
  of('release_date', 'released on', { kind: dateCell, others: ['Release date', 'First release date'] }),
  of('release_title', 'release', { others: ['Release title', 'Album', 'Album title'] }),
  of('label', 'label', { others: ['Label', 'Recording label', 'Record label'] }),
  of('catalogue_number', 'catalogue number', { others: ['Recording catalogue number', 'Catalog number'] }),
  of('ean', 'EAN', { others: ['EAN', 'UPC', 'Barcode'] }),
];
