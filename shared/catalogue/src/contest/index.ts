export { contestDone } from './contest-done.ts';
export { ContestForm } from './contest-form.tsx';
export { ContestPreview } from './contest-preview.tsx';
export { contestRespondents } from './contest-respondents.ts';
export { ResponseDeadline } from './response-deadline.tsx';
