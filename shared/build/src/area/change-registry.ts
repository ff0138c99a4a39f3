import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { areaBuild, sourceOf } from '@counterpoint/contract/registry';
import {
  readSigner,
  registryClient,
  type Signer,
  type Switched,
  signRecord,
  type Upload,
} from '@counterpoint/contract/registry-client';

const RECORD = 'area.json';

const why = { type: 'string' } as const;
const OPTIONS = {
  deploy: { again: { type: 'boolean' }, canary: { type: 'string' }, why },
  rollback: { to: { type: 'string' }, why },
  remove: { why },
} as const;

export type Act = keyof typeof OPTIONS;

export function isAct(command: string): command is Act {
  return Object.hasOwn(OPTIONS, command);
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Changes over HTTP what a portal serves of an area. Returns what changed, as a line. */
export async function changeRegistry(
  area: string,
  { act, args, env }: { act: Act; args: readonly string[]; env: Environment },
): Promise<string> {
  const { before, after, canary, preview } = await change(area, act, { args: [...args], env });
  if (preview !== undefined) return `${area}: ${after} for nobody but who opens\n${preview}`;
  if (canary !== undefined) return `${area}: ${after} for ${canary} % of the members`;
  return before === after
    ? `${area}: ${after} is active already`
    : `${area}: ${before ?? 'nothing'} → ${after ?? 'nothing'}`;
}

function change(area: string, act: Act, { args, env }: { args: string[]; env: Environment }): Promise<Switched> {
  if (act === 'rollback') return registryOf(env).rollBack(area, parseArgs({ args, options: OPTIONS.rollback }).values);
  if (act === 'remove') return registryOf(env).remove(area, parseArgs({ args, options: OPTIONS.remove }).values);
  const { canary, ...choice } = parseArgs({ args, options: OPTIONS.deploy }).values;
  return deployBuild(area, { ...choice, canary: percentOf(canary) }, env);
}

function percentOf(canary: string | undefined): number | undefined {
  if (canary !== undefined && !/^\d\d?$/.test(canary)) throw new Error('--canary must be a whole number from 0 to 99.');
  return canary === undefined ? undefined : Number(canary);
}

/** Sends `dist/`. */
export async function deployBuild(
  area: string,
  choice: Pick<Upload, 'again' | 'canary' | 'why'>,
  env: Environment,
): Promise<Switched> {
  const build = readSignedBuild(area, readSigner(setting(env, 'DEPLOY_KEY')));
  return registryOf(env).deploy(area, { ...choice, ...build });
}

function registryOf(env: Environment) {
  const url = setting(env, 'DEPLOY_REGISTRY');
  if (!/^https?:\/\//.test(url)) throw new Error('DEPLOY_REGISTRY must be an address such as https://portal.example.');
  return registryClient({ url, token: setting(env, 'DEPLOY_TOKEN') });
}

/** The files of `dist/`, and a signature over its record, which has the hash of every script. */
function readSignedBuild(area: string, signer: Signer) {
  const folder = path.join(process.cwd(), 'dist');
  if (!existsSync(path.join(folder, RECORD)))
    throw new Error('There is no build in dist/: run counterpoint-area build.');
  const names = readdirSync(folder).filter((name) => !name.startsWith('.') && name !== `${RECORD}.br`);
  const files = new Map(names.map((name) => [name, readFileSync(path.join(folder, name))]));
  const record = readFileSync(path.join(folder, RECORD));
  const { version } = areaBuild.parse(JSON.parse(record.toString()));
  const hash = `sha384-${createHash('sha384').update(record).digest('base64')}`;
  return { files, signature: signRecord({ area, version, hash, source: sourceOf(process.env) }, signer, new Date()) };
}

function setting(env: Environment, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}
