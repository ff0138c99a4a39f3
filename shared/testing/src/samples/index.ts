export * from './areas.ts';
export * from './compositions.ts';
export * from './members.ts';
export * from './notifications.ts';
