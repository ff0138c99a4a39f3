export { draftEndpoints } from './draft-endpoints.ts';
export { type StepProps, useDraftWizard } from './use-draft-wizard.ts';
export type { PartyAttacher } from './use-party-from-url.ts';
export { WizardPage } from './wizard-page.tsx';
