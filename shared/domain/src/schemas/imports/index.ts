export * from './cwr-file.ts';
export * from './import-job.ts';
