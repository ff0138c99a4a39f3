import type { EntryView } from '@counterpoint/catalogue/revisions';
import { paths } from '@counterpoint/contract/paths';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { WORKS } from '../../api/works.ts';
import * as text from '../../messages/details.generated.ts';
import { DIALOGS } from './lazy-parts.ts';

export const WORK_VIEW: EntryView<WorkDetails> = {
  source: WORKS,
  noun: 'work',
  given: 'shares',
  titleOf: ({ title }) => title,
  partiesOf: ({ writers, publishers, removed }) => [...writers, ...publishers, ...removed],
  paths: { ...paths.compositions, oppose: paths.oppositions.opposeWork },
  get withdrawn() {
    return text.withdrawal();
  },
  dialogs: DIALOGS,
};
