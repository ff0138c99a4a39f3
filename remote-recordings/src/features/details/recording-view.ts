import type { EntryView } from '@counterpoint/catalogue/versions';
import { paths } from '@counterpoint/contract/paths';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { fullTitle } from '@counterpoint/kit/text';
import { RECORDINGS } from '../../api/recordings.ts';
import { DIALOGS } from './later-parts.ts';

export const RECORDING_VIEW: EntryView<RecordingDetails> = {
  source: RECORDINGS,
  noun: 'recording',
  given: 'rights',
  titleOf: fullTitle,
  partiesOf: ({ rights, removed }) => [...rights, ...removed],
  paths: { ...paths.recordings, oppose: paths.oppositions.opposeRecording },
  withdrawn: 'It leaves the repertoire, and nothing is paid for it any more.',
  dialogs: DIALOGS,
};
