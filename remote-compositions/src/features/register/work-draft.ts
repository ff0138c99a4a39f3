import type {
  DraftForm as DraftFormOf,
  DraftSubject,
  OpenedDraft as OpenedOf,
  Wizard as WizardOf,
} from '@counterpoint/area-ui/wizard';
import { draftEndpoints } from '@counterpoint/catalogue/wizard';
import { paths } from '@counterpoint/contract/paths';
import { type WorkDetails, type WorkDraft, workDetails, workDraft } from '@counterpoint/domain/schemas/works';
import { workKeys } from '../../api/work-keys.ts';
import { copyOf } from './copy-of.ts';
import { type DraftValues, draftValues, emptyDraft, valuesOf } from './draft-values.ts';
import { atField, readDraft } from './read-draft.ts';
import type { StepId } from './register-steps.ts';

export type OpenedDraft = OpenedOf<DraftValues, WorkDraft, WorkDetails>;
export type DraftForm = DraftFormOf<DraftValues, WorkDraft, WorkDetails>;
export type Wizard = WizardOf<StepId>;

export const WORK: DraftSubject<DraftValues, WorkDraft, WorkDetails> = {
  name: 'composition',
  copiesAs: null,
  kind: {
    read: readDraft,
    valuesOf,
    storedIn(current) {
      const work = workDetails.safeParse(current);
      return work.success ? work.data : null;
    },
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
    list: { name: () => 'Music compositions', own: () => 'Your compositions' },
    notMine: () => 'Only who submitted a work changes it. Who is named in it can claim or oppose a share.',
    copied: () =>
      'Its ISWC, other numbers, dates and recordings belong to that work and are not copied. Change what is different.',
    help: { label: () => 'How registering works', href: paths.account.helpTopic('registering-a-work') },
  },
};
