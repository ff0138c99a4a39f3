import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { areaBuild, buildSource } from '@counterpoint/contract/registry';
import * as z from 'zod';
import { staleHead } from '../messages/deployments.generated.ts';
import { bundleId } from './bundles.ts';
import type { DeployFolder } from './deploy-folder.ts';
import { DeploymentRejected } from './deployment-rejected.ts';
import { readIfThere, syncFolder } from './durable-files.ts';
import { parseJson } from './parse-json.ts';

const version = areaBuild.shape.version;

/** Fields of every line. */
const common = {
  at: z.iso.datetime(),
  /** The person: `--as`, or the machine's user. `start` is a start of the portal, `portal` an act of its own. */
  by: z.string(),
  /** sha256 of the line before, so that a changed or removed line shows. */
  previous: z.string().nullable(),
};

const deploymentSwitch = z.object({
  ...common,
  act: z.enum(['deploy', 'canary', 'rollback', 'remove', 'prune']),
  /** An area, or `host`. */
  area: bundleId,
  from: z.nullable(version),
  /** Null if `from` was removed, from the disk or from what members get. */
  to: z.nullable(version),
  why: z.string().nullable(),
  /** Share of the members who get a canary. */
  percent: z.optional(z.int()),
  /** sha384 of the version's build record, which has the hash of every script; null if it was removed. */
  build: z.nullable(z.string()),
  source: z.optional(buildSource),
  /** The version wasn't loaded beside the host first. */
  untried: z.boolean(),
});
export type DeploymentSwitch = z.infer<typeof deploymentSwitch>;

/** A change of who may deploy what. */
const credentialChange = z.object({
  ...common,
  act: z.enum(['add_key', 'revoke_key', 'create_token', 'revoke_token']),
  /** The public part of the key or token. */
  id: z.string(),
  /** The name of its holder. */
  holder: z.string(),
  /** The only area that it is for; null for this installation's own key. */
  area: z.nullable(bundleId),
  /** The folders that a key may sign for. */
  prefix: z.optional(z.string()),
});
export type CredentialChange = z.infer<typeof credentialChange>;

const logEntry = z.discriminatedUnion('act', [deploymentSwitch, credentialChange]);
export type LogEntry = z.infer<typeof logEntry>;

/** The person who deploys or rolls back, and why. */
export interface Reason {
  readonly by: string;
  readonly why?: string | undefined;
  /** `logHead` when it was decided: a later switch makes this one fail. Not checked if left out. */
  readonly head?: string | null;
}

/** The hash of the last switch's line, null before the first. Unlike versions, it never repeats. */
export async function logHead(folder: DeployFolder): Promise<string | null> {
  return hashOfLine((await readLines(folder)).findLast((line) => !credentialChange.safeParse(parseJson(line)).success));
}

/** The hash of the first line, which never changes; null before it. */
export async function logBegin(folder: DeployFolder): Promise<string | null> {
  return hashOfLine((await readLines(folder))[0]);
}

/** Throws a `DeploymentRejected` if something was switched since the switch was decided. Requires the lock. */
export async function rejectStale(folder: DeployFolder, { head }: Reason): Promise<void> {
  if (head !== undefined && head !== (await logHead(folder))) throw new DeploymentRejected(staleHead);
}

type SwitchEntry = Pick<DeploymentSwitch, 'act' | 'area' | 'from' | 'to' | 'percent' | 'source'> &
  Partial<Pick<DeploymentSwitch, 'build' | 'untried'>>;

/** Adds a line before the switch, so that no switch is missing even after a power failure. Requires the lock. */
export function logSwitch(folder: DeployFolder, { by, why }: Reason, entry: SwitchEntry): Promise<void> {
  const at = new Date().toISOString();
  return addLine(folder, { at, by, why: why ?? null, build: null, untried: false, ...entry });
}

/** Adds a line before the change. Requires the lock. */
export function logCredential(folder: DeployFolder, entry: Omit<CredentialChange, 'at' | 'previous'>): Promise<void> {
  return addLine(folder, { at: new Date().toISOString(), ...entry });
}

async function addLine(folder: DeployFolder, entry: object): Promise<void> {
  const lines = await readLines(folder);
  const previous = hashOfLine(lines.at(-1));
  const handle = await fs.open(folder.log, 'a+', 0o600);
  try {
    // A power failure may have cut the last line.
    const isTorn = lines.length > 0 && !(await handle.readFile('utf8')).endsWith('\n');
    await handle.appendFile(`${isTorn ? '\n' : ''}${JSON.stringify({ ...entry, previous })}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await syncFolder(folder.root);
}

export interface LogLine {
  /** Null if the line isn't readable. */
  readonly entry: LogEntry | null;
  /** The line follows the one that stood before it when it was written. */
  readonly isIntact: boolean;
}

export async function readDeploymentLog(folder: DeployFolder): Promise<LogLine[]> {
  const lines = await readLines(folder);
  return lines.map((line, index) => {
    const entry = logEntry.safeParse(parseJson(line)).data ?? null;
    return { entry, isIntact: entry !== null && entry.previous === hashOfLine(lines[index - 1]) };
  });
}

/** Leaves out unreadable lines, and changes of keys and tokens. */
export async function readSwitches(folder: DeployFolder): Promise<DeploymentSwitch[]> {
  const lines = await readDeploymentLog(folder);
  return lines.flatMap(({ entry }) => (entry && 'to' in entry ? [entry] : []));
}

async function readLines(folder: DeployFolder): Promise<string[]> {
  const content = (await readIfThere(folder.log)) ?? '';
  return content.split('\n').filter((line) => line !== '');
}

function hashOfLine(line: string | undefined): string | null {
  return line === undefined ? null : createHash('sha256').update(line).digest('hex');
}
