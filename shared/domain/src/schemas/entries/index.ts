export * from './awaited.ts';
export * from './bulk-acts.ts';
export * from './certificate.ts';
export * from './confirmations.ts';
export * from './duplicate-certainties.ts';
export * from './entry-reviews.ts';
