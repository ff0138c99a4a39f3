import { type DraftSubject, type EntryStep, registerSteps } from '@counterpoint/area-ui/wizard';
import { copiedValues } from '@counterpoint/catalogue/fields';
import { draftEndpoints, type StepProps } from '@counterpoint/catalogue/wizard';
import { paths } from '@counterpoint/contract/paths';
import { WORK_FIELDS } from '@counterpoint/domain/fields';
import { type WorkDetails, type WorkDraft, workDetails, workDraft } from '@counterpoint/domain/schemas/works';
import { workKeys } from '../../api/work-keys.ts';
import * as text from '../../messages/register.generated.ts';
import * as titles from '../../messages/titles.generated.ts';
import * as works from '../../messages/works.generated.ts';
import { type DraftValues, draftValues, emptyDraft, valuesOf } from '../../ui/draft/draft-values.ts';
import { atField, readDraft } from './read-draft.ts';

export const WORK: DraftSubject<{ values: DraftValues; draft: WorkDraft; stored: WorkDetails }> = {
  name: 'composition',
  copiesAs: null,
  kind: {
    read: readDraft,
    valuesOf,
    storedIn: (current) => workDetails.safeParse(current).data ?? null,
    isWritable: ({ state }) => state === 'draft',
  },
  values: draftValues,
  draft: workDraft,
  empty: emptyDraft,
  copyOf,
  atField,
  endpoints: draftEndpoints('/compositions', workDetails),
  keys: workKeys,
  paths: paths.compositions,
  amendable: ['registered', 'registered_incomplete'],
  words: {
    what: 'work',
    list: { name: titles.compositions, own: works.yourCompositions },
    notMine: text.notMine,
    copied: text.copied,
    help: { label: text.help, href: paths.account.helpTopic('registering-a-work') },
  },
};

function copyOf(source: WorkDetails): DraftValues {
  return { ...emptyDraft(), ...copiedValues(WORK_FIELDS, valuesOf(source)), recordings: [] };
}

type List = 'writers' | 'publishers' | 'recordings';
export type Step = StepProps<WorkDetails, EntryStep<List>>;

export const STEPS = registerSteps<List>(
  [
    { id: 'search', label: text.findStep, action: text.toSearch },
    { id: 'about', label: text.aboutStep, action: text.toAbout },
    { id: 'writers', label: text.writersStep, action: text.toWriters },
    { id: 'publishers', label: text.publishersStep, action: text.toPublishers },
    { id: 'recordings', label: text.recordingsStep, action: text.toRecordings },
    { id: 'review', label: text.reviewStep, action: text.toReview },
  ],
  ['writers', 'publishers', 'recordings'],
);
