export { SHORTEST_STATEMENT } from '../requests/text.ts';
export * from './case.ts';
export * from './case-acts.ts';
export * from './case-choices.ts';
export * from './case-details.ts';
export * from './case-draft.ts';
export * from './case-evidence.ts';
export * from './case-lines.ts';
export * from './format-case-event.ts';
