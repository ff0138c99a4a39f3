// Included because forms and pages use them together.
export { RIGHT_LABELS } from '../../shares/index.ts';
export * from './draft-of.ts';
export * from './duplicate.ts';
export * from './repertoire.ts';
export * from './shares.ts';
export * from './society-answers.ts';
export * from './work.ts';
export * from './work-choices.ts';
export * from './work-claims.ts';
export * from './work-facts.ts';
export * from './work-invitations.ts';
export * from './work-lines.ts';
export * from './work-revisions.ts';
export * from './work-row.ts';
export * from './work-submission.ts';
