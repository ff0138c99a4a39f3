import { RegisterWizard } from '@counterpoint/catalogue/wizard';
import { paths } from '@counterpoint/contract/paths';
import { DIFFERENCES } from '../../ui/draft/differences.ts';
import type { DraftValues } from '../../ui/draft/draft-values.ts';
import { RECORDING, STEPS } from './recording-draft.ts';
import { STEP_PARTS } from './steps/lazy-parts.ts';
import { RecordingSearch } from './steps/recording-search.tsx';

const SEARCHED: readonly (keyof DraftValues)[] = ['title', 'display_artist', 'isrc'];
const PARTY_FROM_URL = {
  parameters: ['holder'],
  load: () => import('./holder-attacher.ts').then((module) => module.holderAttacher),
};
const indexOf = (id: string | null) =>
  id === null ? paths.recordings.rightsHolders() : paths.recordings.rightsHoldersFor(id);

export function RegisterPage() {
  return (
    <RegisterWizard
      subject={RECORDING}
      steps={STEPS}
      firstList="contributors"
      searched={SEARCHED}
      Search={RecordingSearch}
      parts={STEP_PARTS}
      differences={DIFFERENCES}
      partyFromUrl={PARTY_FROM_URL}
      indexOf={indexOf}
    />
  );
}
