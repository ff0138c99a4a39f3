export * from './error-log.ts';
export * from './identifier-fields.ts';
export * from './page-vitals.ts';
export * from './paging.ts';
export * from './problem.ts';
export * from './text.ts';
