export * from './case.ts';
export * from './case-acts.ts';
export * from './case-details.ts';
export * from './case-draft.ts';
export * from './case-event-words.ts';
export * from './case-evidence.ts';
export * from './case-lines.ts';
export * from './case-words.ts';
