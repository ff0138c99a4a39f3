import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
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
  return openFolder(path.resolve(DATA_DIR, 'files'));
}

/** Throws if the store can't be written. */
export async function probeDisk(settings: DiskSettings): Promise<void> {
  const disk = await openDisk(settings);
  const key = `probe/${randomUUID()}`;
  await disk.put(key, 'probe');
  await disk.delete(key);
}

/** Readable by nobody but the portal's user. The driver can't set modes, so files get theirs in a folder that has it. */
async function openFolder(location: string): Promise<DriverContract> {
  const { FSDriver } = await import('flydrive/drivers/fs');
  async function keepPrivate(key: string, write: () => Promise<void>): Promise<void> {
    const file = path.join(location, key);
    await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await write();
    await fs.chmod(file, 0o600);
  }
  class PrivateFolder extends FSDriver {
    override put(...[key, contents, options]: Parameters<DriverContract['put']>): Promise<void> {
      return keepPrivate(key, () => super.put(key, contents, options));
    }

    override putStream(...[key, contents, options]: Parameters<DriverContract['putStream']>): Promise<void> {
      return keepPrivate(key, () => super.putStream(key, contents, options));
    }
  }
  return new PrivateFolder({ location, visibility: 'private' });
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
