import { RegisterWizard } from '@counterpoint/catalogue/wizard';
import { paths } from '@counterpoint/contract/paths';
import { DIFFERENCES } from '../../ui/draft/differences.ts';
import type { DraftValues } from '../../ui/draft/draft-values.ts';
import { STEP_PARTS } from './steps/lazy-parts.ts';
import { WorkSearch } from './steps/work-search.tsx';
import { STEPS, WORK } from './work-draft.ts';

const SEARCHED: readonly (keyof DraftValues)[] = ['title', 'iswc'];
const PARTY_FROM_URL = {
  parameters: ['writer', 'publisher'],
  load: () => import('./composer-attacher.ts').then((module) => module.composerAttacher),
};
const indexOf = (id: string | null) =>
  id === null ? paths.compositions.composers() : paths.compositions.composersFor(id);

export function RegisterPage() {
  return (
    <RegisterWizard
      subject={WORK}
      steps={STEPS}
      firstList="writers"
      searched={SEARCHED}
      Search={WorkSearch}
      parts={STEP_PARTS}
      differences={DIFFERENCES}
      partyFromUrl={PARTY_FROM_URL}
      indexOf={indexOf}
    />
  );
}
