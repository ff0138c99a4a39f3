import type { FileHandle } from 'node:fs/promises';
import { AppError } from '../../http/app-error.ts';

export interface InspectedFile {
  readonly path: string;
  readonly handle: FileHandle;
  readonly bytes: number;
}

export async function readAt({ handle }: InspectedFile, start: number, length: number): Promise<Buffer> {
  const from = Math.max(0, start);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}

export function refused(code: string, message: string, cause?: unknown): AppError {
  return new AppError(422, code, message, { cause });
}
