import { isrcCell, textCell } from './cell-kinds.ts';
import type { ImportColumn } from './import-column.ts';
import { dateCell, durationCell } from './time-cells.ts';

type Rest = Partial<Omit<ImportColumn, 'key' | 'group' | 'label' | 'kind'>>;

function of(name: string, label: string, kind: ImportColumn['kind'], rest: Rest = {}): ImportColumn {
  return {
    key: `recording_${name}`,
    group: 'recording',
    label: `Recording: ${label}`,
    kind,
    paths: [name],
    others: [],
    ...rest,
  };
}

/** Recordings of a work. */
export const RECORDING_COLUMNS: readonly ImportColumn[] = [
  of('isrc', 'ISRC', isrcCell, {
    others: ['ISRC', 'ISRC code', 'Recording ISRC'],
    about: 'One recording in each row.',
  }),
  of('title', 'title', textCell, { others: ['Recording title', 'Track title'] }),
  of('version_title', 'version', textCell, { others: ['Recording version', 'Version title', 'Track version'] }),
  of('display_artist', 'artist', textCell, {
    others: ['Recording artist', 'Recording artist name', 'Artist', 'Display artist', 'Track artist'],
  }),
  of('duration_s', 'duration', durationCell, { others: ['Recording duration', 'Track duration'] }),
  of('release_date', 'released on', dateCell, { others: ['Release date', 'First release date'] }),
  of('release_title', 'release', textCell, { others: ['Release title', 'Album', 'Album title'] }),
  of('label', 'label', textCell, { others: ['Label', 'Recording label', 'Record label'] }),
  of('catalogue_number', 'catalogue number', textCell, { others: ['Recording catalogue number', 'Catalog number'] }),
  of('ean', 'EAN', textCell, { others: ['EAN', 'UPC', 'Barcode'] }),
];
