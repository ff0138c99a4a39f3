import path from 'node:path';
import type { DriverContract } from 'flydrive/types';
import type { Env } from '../config/env.ts';

export type DiskSettings = Pick<
  Env,
  | 'DATA_DIR'
  | 'FILES_S3_BUCKET'
  | 'FILES_S3_ENDPOINT'
  | 'FILES_S3_REGION'
  | 'FILES_S3_ACCESS_KEY_ID'
  | 'FILES_S3_SECRET_ACCESS_KEY'
>;

/** Loads only the driver used. */
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
    // The bucket's policy decides on access: many stores refuse ACLs per object.
    supportsACL: false,
    region: FILES_S3_REGION,
    ...(FILES_S3_ACCESS_KEY_ID &&
      FILES_S3_SECRET_ACCESS_KEY && {
        credentials: { accessKeyId: FILES_S3_ACCESS_KEY_ID, secretAccessKey: FILES_S3_SECRET_ACCESS_KEY },
      }),
    // Other stores seldom have a DNS name per bucket.
    ...(FILES_S3_ENDPOINT && { endpoint: FILES_S3_ENDPOINT, forcePathStyle: true }),
    // Stores that don't know checksum trailers would keep them in the object.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    // The SDK warns on the console about errors that it also throws.
    logger: SILENT,
  });
}

const nothing = () => undefined;
const SILENT = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };
