export * from './composition-states.ts';
export * from './isni-application-states.ts';
export * from './opposition-states.ts';
export * from './recording-states.ts';
