export * from './acknowledgement-file.ts';
export * from './cwr-answers.ts';
export * from './cwr-file.ts';
export * from './import-job.ts';
