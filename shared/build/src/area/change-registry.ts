import { createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { areaBuild, releaseBase, signedText, sourceOf } from '@counterpoint/contract/registry';

const RECORD = 'area.json';
const KEY = /^cpk_([0-9a-f]{8})_([\w-]+)$/;
const SIGNED_DAYS = 400;
const DAY_MS = 86_400_000;

const why = { type: 'string' } as const;
const ACTS = {
  deploy: { place: 'versions', options: { again: { type: 'boolean' }, canary: { type: 'string' }, why } },
  rollback: { place: 'rollback', options: { to: { type: 'string' }, why } },
  remove: { place: 'remove', options: { why } },
} as const;

export type Act = keyof typeof ACTS;

export function isAct(command: string): command is Act {
  return Object.hasOwn(ACTS, command);
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Changes over HTTP what a portal serves of an area. Returns what changed, as a line. */
export async function changeRegistry(
  area: string,
  { act, args, env }: { act: Act; args: readonly string[]; env: Environment },
): Promise<string> {
  const { place, options } = ACTS[act];
  const { values } = parseArgs({ args: [...args], options });
  const build = act === 'deploy' ? readSignedBuild(area, readKey(setting(env, 'DEPLOY_KEY'))) : {};
  const canary = 'canary' in values ? Number(values.canary) : undefined;
  const registry = { url: setting(env, 'DEPLOY_REGISTRY'), token: setting(env, 'DEPLOY_TOKEN') };
  const { head } = await send(registry, 'registry/areas');
  const change = { ...values, ...build, canary, head };
  const { before, after } = await send(registry, `registry/areas/${area}/${place}`, change);
  if (canary !== undefined) return `${area}: ${after} for ${canary} % of the members`;
  return before === after
    ? `${area}: ${after} is active already`
    : `${area}: ${before ?? 'nothing'} → ${after ?? 'nothing'}`;
}

/** The files of `dist/` in base64, and a signature over its record, which has the hash of every script. */
function readSignedBuild(area: string, key: Key): object {
  const folder = path.join(process.cwd(), 'dist');
  if (!existsSync(path.join(folder, RECORD)))
    throw new Error('There is no build in dist/: run counterpoint-area build.');
  const names = readdirSync(folder).filter((name) => !name.startsWith('.') && name !== `${RECORD}.br`);
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name), 'base64')]));
  const record = readFileSync(path.join(folder, RECORD));
  const { version } = areaBuild.parse(JSON.parse(record.toString()));
  const hash = `sha384-${createHash('sha384').update(record).digest('base64')}`;
  return { files, signature: signatureOf({ area, version, hash }, key) };
}

interface Key {
  readonly id: string;
  readonly secret: KeyObject;
}

function readKey(text: string): Key {
  const [, id, encoded] = KEY.exec(text) ?? [];
  if (id === undefined || encoded === undefined) throw new Error('DEPLOY_KEY is no key of a portal (cpk_…).');
  return { id, secret: createPrivateKey({ key: Buffer.from(encoded, 'base64url'), format: 'der', type: 'pkcs8' }) };
}

function signatureOf({ area, version, hash }: { area: string; version: string; hash: string }, { id, secret }: Key) {
  const now = Date.now();
  const claim = {
    key: id,
    base: releaseBase(area, version),
    build: hash,
    signed_at: new Date(now).toISOString(),
    source: sourceOf(process.env),
    expires_at: new Date(now + SIGNED_DAYS * DAY_MS).toISOString(),
  };
  const signature = sign(null, Buffer.from(signedText(area, version, claim)), secret).toString('base64');
  return { ...claim, signature };
}

function setting(env: Environment, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

interface Registry {
  readonly url: string;
  readonly token: string;
}

/** The parts of its answers that are read here. */
interface Answer {
  readonly head?: string | null;
  readonly before?: string | null;
  readonly after?: string | null;
  readonly message?: string;
}

async function send({ url, token }: Registry, place: string, body?: object): Promise<Answer> {
  const address = new URL(place, `${url.replace(/\/$/, '')}/`);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const response = await fetch(address, request);
  const answer = (await response.json().catch(() => ({}))) as Answer;
  if (!response.ok) throw new Error(answer.message ?? `${url} answered with ${response.status}.`);
  return answer;
}
