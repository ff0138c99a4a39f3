import type { EntryView } from '@counterpoint/catalogue/revisions';
import { paths } from '@counterpoint/contract/paths';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { fullTitle } from '@counterpoint/kit/text';
import { RECORDINGS } from '../../api/recordings.ts';
import * as text from '../../messages/details.generated.ts';
import { DIALOGS } from './lazy-parts.ts';

export const RECORDING_VIEW: EntryView<RecordingDetails> = {
  source: RECORDINGS,
  noun: 'recording',
  given: 'rights',
  titleOf: fullTitle,
  partiesOf: ({ rights, removed }) => [...rights, ...removed],
  paths: { ...paths.recordings, oppose: paths.oppositions.opposeRecording },
  get withdrawn() {
    return text.withdrawal();
  },
  dialogs: DIALOGS,
};
