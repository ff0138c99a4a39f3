import { type DraftSubject, type EntryStep, registerSteps } from '@counterpoint/area-ui/wizard';
import { copiedValues } from '@counterpoint/catalogue/fields';
import { draftEndpoints, type StepProps } from '@counterpoint/catalogue/wizard';
import { paths } from '@counterpoint/contract/paths';
import { RECORDING_FIELDS } from '@counterpoint/domain/fields';
import {
  type RecordingDetails,
  type RecordingDraft,
  recordingDetails,
  recordingDraft,
} from '@counterpoint/domain/schemas/recordings';
import { recordingKeys } from '../../api/recording-keys.ts';
import * as list from '../../messages/list.generated.ts';
import * as text from '../../messages/register.generated.ts';
import * as titles from '../../messages/titles.generated.ts';
import { type DraftValues, draftValues, emptyDraft, valuesOf } from '../../ui/draft/draft-values.ts';
import { atField, readDraft } from './read-draft.ts';

export const RECORDING: DraftSubject<{ values: DraftValues; draft: RecordingDraft; stored: RecordingDetails }> = {
  name: 'recording',
  copiesAs: 'recording',
  kind: {
    read: readDraft,
    valuesOf,
    storedIn: (current) => recordingDetails.safeParse(current).data ?? null,
    isWritable: ({ state }) => state === 'draft',
  },
  values: draftValues,
  draft: recordingDraft,
  empty: emptyDraft,
  copyOf,
  atField,
  endpoints: draftEndpoints('/recordings', recordingDetails),
  keys: recordingKeys,
  paths: paths.recordings,
  amendable: ['registered'],
  words: {
    what: 'recording',
    list: { name: titles.recordings, own: list.yourRecordings },
    notMine: text.notMine,
    copied: text.copied,
    help: { label: text.help, href: paths.account.helpTopic('sound-recordings') },
  },
};

function copyOf(source: RecordingDetails): DraftValues {
  return { ...emptyDraft(), ...copiedValues(RECORDING_FIELDS, valuesOf(source)) };
}

type List = 'contributors' | 'rights' | 'works';
export type Step = StepProps<RecordingDetails, EntryStep<List>>;

export const STEPS = registerSteps<List>(
  [
    { id: 'search', label: text.findStep, action: text.toSearch },
    { id: 'about', label: text.aboutStep, action: text.toAbout },
    { id: 'contributors', label: text.contributorsStep, action: text.toContributors },
    { id: 'rights', label: text.rightsStep, action: text.toRights },
    { id: 'works', label: text.worksStep, action: text.toWorks },
    { id: 'review', label: text.reviewStep, action: text.toReview },
  ],
  ['contributors', 'rights', 'works'],
);
