import * as text from '../messages/recording-fields.generated.ts';
import { ISRC } from './codes.ts';
import { code, day, duration, line } from './kinds.ts';

/** A recording as listed in a work. */
export const RECORDING_MENTION_FIELDS = {
  isrc: code(ISRC, {
    label: text.isrc,
    phrase: text.isrcOf,
    cwr: 'isrc',
    column: {
      key: 'recording_isrc',
      heading: 'Recording: ISRC',
      others: ['ISRC', 'ISRC code', 'Recording ISRC'],
    },
  }),
  title: line(60, {
    label: text.title,
    cwr: 'title',
    column: { key: 'recording_title', heading: 'Recording: title', others: ['Recording title', 'Track title'] },
  }),
  version_title: line(60, {
    label: text.version,
    cwr: 'version',
    column: {
      key: 'recording_version_title',
      heading: 'Recording: version',
      others: ['Recording version', 'Version title', 'Track version'],
    },
  }),
  display_artist: line(60, {
    label: text.artist,
    phrase: text.byArtist,
    cwr: 'artist',
    column: {
      key: 'recording_display_artist',
      heading: 'Recording: artist',
      others: ['Recording artist', 'Recording artist name', 'Artist', 'Display artist', 'Track artist'],
    },
  }),
  duration_s: duration({
    label: text.duration,
    cwr: 'duration',
    column: {
      key: 'recording_duration_s',
      heading: 'Recording: duration',
      others: ['Recording duration', 'Track duration'],
    },
  }),
  release_date: day({
    label: text.releaseDate,
    cwr: 'release_date',
    column: {
      key: 'recording_release_date',
      heading: 'Recording: released on',
      others: ['Release date', 'First release date'],
    },
  }),
  release_title: line(60, {
    label: text.release,
    phrase: text.onRelease,
    cwr: 'album',
    column: {
      key: 'recording_release_title',
      heading: 'Recording: release',
      others: ['Release title', 'Album', 'Album title'],
    },
  }),
  label: line(60, {
    label: text.recordLabel,
    cwr: 'album_label',
    column: {
      key: 'recording_label',
      heading: 'Recording: label',
      others: ['Label', 'Recording label', 'Record label'],
    },
  }),
  catalogue_number: line(18, {
    label: text.catalogueNumber,
    cwr: 'catalogue_number',
    column: {
      key: 'recording_catalogue_number',
      heading: 'Recording: catalogue number',
      others: ['Recording catalogue number', 'Catalog number'],
    },
  }),
  // Not checked: older works hold other numbers here.
  ean: line(13, {
    label: text.barCode,
    phrase: text.eanOf,
    cwr: 'ean',
    column: { key: 'recording_ean', heading: 'Recording: EAN', others: ['EAN', 'UPC', 'Barcode'] },
  }),
};
