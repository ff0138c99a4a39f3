export * from './claim-status.ts';
export * from './shares.ts';
