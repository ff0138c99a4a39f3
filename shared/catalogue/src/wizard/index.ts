export { draftEndpoints } from './draft-endpoints.ts';
export { RegisterWizard, type StepProps } from './register-wizard.tsx';
export type { PartyAttacher } from './use-party-from-url.ts';
