import { WizardPage } from '@counterpoint/catalogue/wizard';
import { DraftWizard } from './draft-wizard.tsx';
import { RECORDING } from './recording-draft.ts';
import { FIRST } from './steps/lazy-parts.ts';

export function RegisterPage() {
  return (
    <WizardPage subject={RECORDING} first={FIRST}>
      {(opened) => <DraftWizard {...opened} />}
    </WizardPage>
  );
}
