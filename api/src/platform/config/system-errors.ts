import type { Message } from '@counterpoint/messages';
import { inTerminalLanguage } from '@counterpoint/messages/node';
import * as text from '../../messages/startup.generated.ts';

const DISK_REASONS: Readonly<Record<string, Message>> = {
  EACCES: text.notWritable,
  EPERM: text.notWritable,
  EROFS: text.readOnly,
  ENOSPC: text.diskFull,
  EDQUOT: text.quotaUsed,
  ENOTDIR: text.pathIsFile,
  EEXIST: text.pathIsFile,
};

export function diskReason(error: unknown): string | null {
  const code = systemCode(error) ?? '';
  if (code === 'ENOENT' && systemCall(error) === 'mkdir') return inTerminalLanguage(text.noFolder);
  const reason = DISK_REASONS[code];
  return reason ? inTerminalLanguage(reason) : null;
}

export function diskReasonIn(output: string): string | null {
  if (/No space left on device/i.test(output)) return inTerminalLanguage(text.diskFull);
  if (/Read-only file system/i.test(output)) return inTerminalLanguage(text.readOnly);
  if (/Permission denied/i.test(output)) return inTerminalLanguage(text.notDatabaseUser);
  return null;
}

export function systemCode(error: unknown): string | null {
  return textOf(error, 'code');
}

export function systemCall(error: unknown): string | null {
  return textOf(error, 'syscall');
}

export function systemPath(error: unknown): string | null {
  return textOf(error, 'path');
}

/** By shape: under jest, Node's errors come from another realm. */
function textOf(error: unknown, name: string): string | null {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : null;
  return typeof value === 'string' ? value : null;
}
