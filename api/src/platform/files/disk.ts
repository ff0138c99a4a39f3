import path from 'node:path';
import type { DriverContract } from 'flydrive/types';
import type { Env } from '../config/env.ts';

/** The settings that say where files are. */
export type DiskSettings = Pick<
  Env,
  | 'DATA_DIR'
  | 'FILES_S3_BUCKET'
  | 'FILES_S3_ENDPOINT'
  | 'FILES_S3_REGION'
  | 'FILES_S3_ACCESS_KEY_ID'
  | 'FILES_S3_SECRET_ACCESS_KEY'
>;

/** Where bytes are kept: a bucket where one is set, else a folder. Only the one that is used is loaded. */
export async function openDisk(settings: DiskSettings): Promise<DriverContract> {
  const { DATA_DIR, FILES_S3_BUCKET } = settings;
  if (FILES_S3_BUCKET) return openBucket(settings, FILES_S3_BUCKET);
  const { FSDriver } = await import('flydrive/drivers/fs');
  return new FSDriver({ location: path.resolve(DATA_DIR, 'files'), visibility: 'private' });
}

async function openBucket(settings: DiskSettings, bucket: string): Promise<DriverContract> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { FILES_S3_ENDPOINT, FILES_S3_REGION, FILES_S3_ACCESS_KEY_ID, FILES_S3_SECRET_ACCESS_KEY } = settings;
  return new S3Driver({
    bucket,
    visibility: 'private',
    // Who may read is the bucket's policy: many stores refuse a list for each object.
    supportsACL: false,
    region: FILES_S3_REGION,
    // Without keys the SDK looks where the machine keeps them (a role, the environment).
    ...(FILES_S3_ACCESS_KEY_ID &&
      FILES_S3_SECRET_ACCESS_KEY && {
        credentials: { accessKeyId: FILES_S3_ACCESS_KEY_ID, secretAccessKey: FILES_S3_SECRET_ACCESS_KEY },
      }),
    // A store of one's own seldom has a name in the DNS for each bucket.
    ...(FILES_S3_ENDPOINT && { endpoint: FILES_S3_ENDPOINT, forcePathStyle: true }),
    // Checksums as trailers end up inside the object on stores that do not know them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    // It warns on the console of what it throws besides, which is logged where it is caught.
    logger: SILENT,
  });
}

const nothing = () => undefined;
const SILENT = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };
