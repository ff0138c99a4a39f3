import { WizardPage } from '@counterpoint/catalogue/wizard';
import { DraftWizard } from './draft-wizard.tsx';
import { FIRST } from './steps/lazy-parts.ts';
import { WORK } from './work-draft.ts';

export function RegisterPage() {
  return (
    <WizardPage subject={WORK} first={FIRST}>
      {(opened) => <DraftWizard {...opened} />}
    </WizardPage>
  );
}
