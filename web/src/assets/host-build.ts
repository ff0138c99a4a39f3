import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { areaBuild } from '@counterpoint/contract/registry';
import { inTerminalLanguage } from '@counterpoint/messages/node';
import * as z from 'zod';
import { missingBuild } from '../messages/settings.generated.ts';

const integrity = z.record(z.string(), z.string().startsWith('sha384-'));
const semanticVersion = z.string().regex(/^\d+\.\d+\.\d+$/);

const signInBuild = z.object({
  entry: z.string(),
  integrity,
  /** By language. `{base}` stands for the folder of the files. */
  html: z.looseObject({ en: z.string() }).and(z.record(z.string(), z.string())),
  css: z.string(),
});
export type SignInBuild = z.infer<typeof signInBuild>;

/** `host.json`. */
export const hostBuild = z.object({
  version: areaBuild.shape.version,
  entry: z.string(),
  preload: z.array(z.string()),
  /** On the dashboard, and on the landing page, which leads to it. Older builds have none. */
  dashboardPreload: z.array(z.string()).default([]),
  /** On pages of areas, too. Older builds have none. */
  areaPreload: z.array(z.string()).default([]),
  font: z.string().optional(),
  integrity,
  /** The landing page, whose files are among these. */
  signIn: signInBuild,
  /** Areas may rely on these versions, and on the exports of each shared module whose exports are known. */
  offers: z.object({
    contract: semanticVersion,
    kit: semanticVersion,
    exports: z.record(z.string(), z.array(z.string())).default({}),
  }),
});
export type HostBuild = z.infer<typeof hostBuild>;

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

/** Throws `BuildMissing`. */
export function parseHostBuild(text: string | null, file: string): HostBuild {
  try {
    return hostBuild.parse(JSON.parse(text ?? ''));
  } catch (cause) {
    throw new BuildMissing(file, cause);
  }
}

/** Throws `BuildMissing`. */
export async function readHostBuild(folder: string): Promise<HostBuild> {
  const file = path.join(folder, 'host.json');
  return parseHostBuild(await readFile(file, 'utf8').catch(() => null), file);
}
