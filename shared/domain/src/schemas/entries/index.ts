export * from './bulk-discard.ts';
export * from './certificate.ts';
export * from './confirmations.ts';
export * from './duplicate-certainties.ts';
