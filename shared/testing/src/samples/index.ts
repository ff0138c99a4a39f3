export * from './compositions.ts';
export * from './dashboard.ts';
export * from './isni.ts';
export * from './members.ts';
export * from './notifications.ts';
export * from './oppositions.ts';
export * from './recording-details.ts';
export * from './recordings.ts';
