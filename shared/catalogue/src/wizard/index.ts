export { draftEndpoints } from './draft-endpoints.ts';
export { SearchStep } from './search-step.tsx';
export type { BringsParty } from './use-brought-party.ts';
export { type StepProps, useDraftWizard } from './use-draft-wizard.ts';
export { WizardPage } from './wizard-page.tsx';
