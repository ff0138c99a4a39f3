export * from './dashboard.ts';
export * from './notification.ts';
