import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { DriverContract } from 'flydrive/types';
import * as text from '../../messages/files.generated.ts';
import type { Env } from '../config/env.ts';
import { AppError } from '../http/app-error.ts';
import { openBucket } from './bucket.ts';

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
  if (FILES_S3_BUCKET)
    return openBucket({
      bucket: FILES_S3_BUCKET,
      region: settings.FILES_S3_REGION,
      endpoint: settings.FILES_S3_ENDPOINT,
      accessKeyId: settings.FILES_S3_ACCESS_KEY_ID,
      secretAccessKey: settings.FILES_S3_SECRET_ACCESS_KEY,
    });
  return openFolder(path.resolve(DATA_DIR, 'files'));
}

/** Throws if the store can't be written. */
export async function probeDisk(settings: DiskSettings): Promise<void> {
  const disk = await openDisk(settings);
  const key = `probe/${randomUUID()}`;
  await disk.put(key, 'probe');
  await disk.delete(key);
}

/** Throws 503 instead of errors that aren't an answer to the sender. */
export async function withStorageErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError(503, 'files_unavailable', text.unavailable(), { cause, headers: { 'retry-after': '5' } });
  }
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
