import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inTerminalLanguage } from '@counterpoint/messages/node';
import * as z from 'zod';
import { missingBuild } from '../messages/settings.generated.ts';

const integrity = z.record(z.string(), z.string().startsWith('sha384-'));
const version = z.string().regex(/^\d+\.\d+\.\d+$/);

const hostBuild = z.object({
  version: z.string(),
  entry: z.string(),
  preload: z.array(z.string()),
  font: z.string().optional(),
  integrity,
  /** What areas may rely on: versions, and the exports of each shared module whose exports are known. */
  offers: z.object({
    contract: version,
    kit: version,
    exports: z.record(z.string(), z.array(z.string())).default({}),
  }),
});
export type HostBuild = z.infer<typeof hostBuild>;

const signInBuild = z.object({
  entry: z.string(),
  integrity,
  html: z.looseObject({ en: z.string() }).and(z.record(z.string(), z.string())),
  css: z.string(),
});
export type SignInBuild = z.infer<typeof signInBuild>;

/** The front end wasn't built, or by another version of the workspace; the message names the file and the remedy. */
export class BuildMissing extends Error {
  readonly code = 'build_missing';

  constructor(file: string, cause?: unknown) {
    super(
      inTerminalLanguage(() => missingBuild({ file })),
      { cause },
    );
    this.name = 'BuildMissing';
  }
}

export function parseHostBuild(text: string | null, file: string): HostBuild {
  return parse(hostBuild, text, file);
}

export function parseSignInBuild(text: string | null, file: string): SignInBuild {
  return parse(signInBuild, text, file);
}

export const hostBuildFile = (folder: string) => path.join(folder, 'host.json');
export const signInBuildFile = (folder: string) => path.join(folder, 'sign-in.json');

/** Reads the build once. Throws `BuildMissing`. */
export async function readHostBuild(folder: string): Promise<HostBuild> {
  const file = hostBuildFile(folder);
  return parseHostBuild(await readFile(file, 'utf8').catch(() => null), file);
}

/** Reads the build once. Throws `BuildMissing`. */
export async function readSignInBuild(folder: string): Promise<SignInBuild> {
  const file = signInBuildFile(folder);
  return parseSignInBuild(await readFile(file, 'utf8').catch(() => null), file);
}

function parse<T>(schema: z.ZodType<T>, text: string | null, file: string): T {
  try {
    return schema.parse(JSON.parse(text ?? ''));
  } catch (cause) {
    throw new BuildMissing(file, cause);
  }
}
