export * from './dashboard.ts';
export * from './mail-preferences.ts';
export * from './notification.ts';
