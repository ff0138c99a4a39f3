import path from 'node:path';
import type { AreaId } from '@counterpoint/contract/areas';
import * as z from 'zod';
import { WORKSPACE } from './workspace.ts';

function wholeNumber(min: number, max: number) {
  const rule = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(rule).int(rule).min(min, rule).max(max, rule);
}

const address = z.url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' });

/** Paths are taken from the workspace's root, so that every command means the same folder wherever it is started. */
const folder = z.string().transform((given) => path.resolve(WORKSPACE, given));

const schema = z.object({
  /** Where the portal listens. */
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** The portal as members reach it; `http://localhost:<PORT>` when not set. */
  PUBLIC_URL: address.optional(),
  /** What the portal keeps on this machine. */
  DATA_DIR: folder.prefault('.data'),
  /** What is deployed of the areas; `areas` in DATA_DIR when not set. */
  DEPLOY_DIR: folder.optional(),
  /** The builds of the host and of the landing page. */
  HOST_DIR: folder.prefault('host/dist'),
  SIGN_IN_DIR: folder.prefault('host/dist-sign-in'),
  /** Ciphers the session cookie; as known to every browser as the page itself. */
  SESSION_SECRET: z.string().default('counterpoint-development-secret'),
  /** How long an area or a lazy page may take to load, in milliseconds. */
  LOAD_TIMEOUT_MS: wholeNumber(1, 3_600_000).default(120_000),
  /** `1`: `?language=en-XA` shows pages in the pseudo-language. COUNTERPOINT_DEV when not set. */
  PSEUDO_LANGUAGE: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  /** `1`: host and areas come from development servers. */
  COUNTERPOINT_DEV: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  /** What their ports count from. */
  DEV_PORT_BASE: wholeNumber(1, 65_435).default(3000),
});

/** The settings of `web`; each has its meaning and its default above. */
export interface WebEnv extends z.infer<typeof schema> {
  readonly PUBLIC_URL: string;
  readonly PSEUDO_LANGUAGE: '0' | '1';
  readonly DEPLOY_DIR: string;
}

/** Wrong settings: one line that names all of them. */
export class WrongSettings extends Error {
  readonly code = 'wrong_settings';

  constructor(wrong: readonly string[]) {
    super(`These settings cannot be used: ${wrong.join('; ')}.`);
    this.name = 'WrongSettings';
  }
}

/** Reads the settings, an empty one counting as not set. Throws one `WrongSettings` that lists every wrong name. */
export function readWebEnv(source: Readonly<Record<string, string | undefined>>): WebEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(given);
  if (!result.success)
    throw new WrongSettings(result.error.issues.map(({ path: at, message }) => `${at.join('.')} ${message}`));
  const env = result.data;
  return {
    ...env,
    PSEUDO_LANGUAGE: env.PSEUDO_LANGUAGE ?? env.COUNTERPOINT_DEV,
    PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    DEPLOY_DIR: env.DEPLOY_DIR ?? path.join(env.DATA_DIR, 'areas'),
  };
}

/** Where the build of an area stands in this workspace. */
export function localBuild(area: AreaId): string {
  return path.join(WORKSPACE, `remote-${area}`, 'dist');
}
