export { ContestForm, useContestForm } from './contest-form.tsx';
export { ContestPreview, ResponseDeadline } from './contest-preview.tsx';
export { contestRespondents } from './contest-respondents.ts';
