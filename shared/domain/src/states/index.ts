export * from './case-states.ts';
export * from './isni-application-states.ts';
export * from './isni-statuses.ts';
export * from './recording-states.ts';
export * from './work-states.ts';
