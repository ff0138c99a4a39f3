import * as text from '../messages/recording-fields.generated.ts';
import { ISRC } from './codes.ts';
import { code, day, duration, line } from './kinds.ts';

/** A recording as listed in a work. Headings and keys of its columns begin with `Recording: ` and `recording_`. */
export const RECORDING_MENTION_FIELDS = {
  isrc: code(ISRC, {
    label: text.isrc,
    phrase: text.isrcOf,
    cwr: 'isrc',
    column: { heading: 'ISRC', others: ['ISRC'] },
  }),
  title: line(60, {
    label: text.title,
    cwr: 'title',
    column: { heading: 'title', others: ['Track title'] },
  }),
  version_title: line(60, {
    label: text.version,
    cwr: 'version',
    column: { heading: 'version', others: ['Version title', 'Track version'] },
  }),
  display_artist: line(60, {
    label: text.artist,
    phrase: text.byArtist,
    cwr: 'artist',
    column: { heading: 'artist', others: ['Recording artist name', 'Artist', 'Display artist', 'Track artist'] },
  }),
  duration_s: duration({
    label: text.duration,
    cwr: 'duration',
    column: { heading: 'duration', others: ['Track duration'] },
  }),
  release_date: day({
    label: text.releaseDate,
    cwr: 'release_date',
    column: { heading: 'released on', others: ['Release date', 'First release date'] },
  }),
  release_title: line(60, {
    label: text.release,
    phrase: text.onRelease,
    cwr: 'album',
    column: { heading: 'release', others: ['Release title', 'Album', 'Album title'] },
  }),
  label: line(60, {
    label: text.recordLabel,
    cwr: 'album_label',
    column: { heading: 'label', others: ['Label', 'Record label'] },
  }),
  catalogue_number: line(18, {
    label: text.catalogueNumber,
    cwr: 'catalogue_number',
    column: { heading: 'catalogue number', others: ['Catalog number'] },
  }),
  // Not checked: older works hold other numbers here.
  ean: line(13, {
    label: text.barCode,
    phrase: text.eanOf,
    cwr: 'ean',
    column: { heading: 'EAN', others: ['EAN'] },
  }),
};
