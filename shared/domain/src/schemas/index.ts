// With the words of a work, because forms and pages use them together.
export { RIGHT_LABELS } from '../shares/index.ts';
export * from './composer.ts';
export * from './composition.ts';
export * from './composition-words.ts';
export * from './dashboard.ts';
export * from './error-log.ts';
export * from './isni.ts';
export * from './member-fields.ts';
export * from './notification.ts';
export * from './opposition.ts';
export * from './paging.ts';
export * from './problem.ts';
export * from './profile.ts';
export * from './recording.ts';
export * from './session.ts';
export * from './sign-up.ts';
export * from './text.ts';
