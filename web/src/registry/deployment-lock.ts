import { DatabaseSync } from 'node:sqlite';
import { createFolder } from '../config/create-folder.ts';
import * as text from '../messages/deployments.generated.ts';
import type { DeployFolder } from './deploy-folder.ts';
import { DeploymentRejected, DeploymentUnderway } from './deployment-rejected.ts';

const BUSY = 5;

/**
 * Serializes changes of the deploy folder; a concurrent change is refused.
 *
 * Uses SQLite's lock on an empty file, because Node has no file locks. The operating system releases it with the
 * process, so there are no stale locks.
 */
export async function withDeploymentLock<T>(folder: DeployFolder, change: () => Promise<T>): Promise<T> {
  await createFolder(folder.root);
  const lock = open(folder);
  try {
    acquire(lock, folder);
    return await change();
  } finally {
    lock.close();
  }
}

function acquire(lock: DatabaseSync, folder: DeployFolder): void {
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    if (codeOf(error) === BUSY) throw new DeploymentUnderway(() => text.underway({ folder: folder.root }), error);
    throw unusable(folder, error);
  }
}

function open(folder: DeployFolder): DatabaseSync {
  try {
    return new DatabaseSync(folder.lock);
  } catch (error) {
    throw unusable(folder, error);
  }
}

function unusable(folder: DeployFolder, cause: unknown): DeploymentRejected {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new DeploymentRejected(() => text.notWritable({ folder: folder.root, reason }), cause);
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'errcode' in error ? error.errcode : undefined;
}
