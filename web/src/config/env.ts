import path from 'node:path';
import { inTerminalLanguage } from '@counterpoint/messages/node';
import * as z from 'zod';
import * as text from '../messages/settings.generated.ts';
import { WORKSPACE } from './workspace.ts';

function wholeNumber(min: number, max: number) {
  const error = () => text.wholeNumber({ min: String(min), max: String(max) });
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}

const address = z.url({ protocol: /^https?$/, error: () => text.address() });

/** Relative to the workspace, so that a path doesn't depend on the working directory. */
const folder = z.string().transform((given) => path.resolve(WORKSPACE, given));

export const DEVELOPMENT_SECRET = 'counterpoint-development-secret';

const schema = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** The URL for members; `http://localhost:<PORT>` by default. */
  PUBLIC_URL: address.optional(),
  DATA_DIR: folder.prefault('.data'),
  /** Deployed areas; `areas` in DATA_DIR by default. */
  DEPLOY_DIR: folder.optional(),
  /** Address of the registry that the commands deploy to, over HTTP; DEPLOY_DIR by default. */
  DEPLOY_REGISTRY: address.optional(),
  /** The token for it. */
  DEPLOY_TOKEN: z.string().default(''),
  /** The key that signs a deployment; by default this installation's own, which only works for DEPLOY_DIR. */
  DEPLOY_KEY: z.string().optional(),
  /** Address that pages load builds from, such as https://cdn.example: a bucket's address, or a CDN in front of it or of this portal. */
  DEPLOY_CDN_URL: address.transform((url) => url.replace(/\/+$/, '')).optional(),
  /** The S3-compatible bucket behind it, to which deployments upload; without it, the CDN loads from this portal. */
  DEPLOY_S3_BUCKET: z.string().optional(),
  /** Endpoint of an S3-compatible store other than AWS. */
  DEPLOY_S3_ENDPOINT: address.optional(),
  DEPLOY_S3_REGION: z.string().default('us-east-1'),
  /** Both or neither; without them, the machine's own credentials apply (a role, `AWS_*`). */
  DEPLOY_S3_ACCESS_KEY_ID: z.string().optional(),
  DEPLOY_S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** The build of the host that a start deploys if it's new. */
  HOST_DIR: folder.prefault('host/dist'),
  /** Encrypts the session cookie; every browser gets it with the page. */
  SESSION_SECRET: z.string().default(DEVELOPMENT_SECRET),
  /** Load timeout of an area or lazy page, in milliseconds. */
  LOAD_TIMEOUT_MS: wholeNumber(1, 3_600_000).default(120_000),
  /** How long a new version of an area is watched; 0 never rolls back by itself. */
  ROLLBACK_MINUTES: wholeNumber(0, 10_080).default(60),
  /** Members who must have reported errors of it. */
  ROLLBACK_MEMBERS: wholeNumber(1, 1_000_000).default(5),
  /** Their share of the pages that loaded it, in percent. */
  ROLLBACK_PERCENT: wholeNumber(1, 100).default(10),
  /** `1`: `?language=en-XA` shows pages in the pseudo-language; set in development. */
  PSEUDO_LANGUAGE: z.enum(['0', '1'], { error: () => text.zeroOrOne() }).default('0'),
  COUNTERPOINT_DEV: z.enum(['0', '1'], { error: () => text.zeroOrOne() }).default('0'),
  DEV_PORT_BASE: wholeNumber(1, 65_435).default(3000),
});

const checkedSchema = schema.superRefine((env, context) => {
  const { DEPLOY_S3_ACCESS_KEY_ID: key, DEPLOY_S3_SECRET_ACCESS_KEY: secret } = env;
  const addIssue = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
  if (env.DEPLOY_S3_BUCKET && !env.DEPLOY_CDN_URL) addIssue('DEPLOY_CDN_URL', text.missingCdn());
  if (Boolean(key) === Boolean(secret)) return;
  addIssue(key ? 'DEPLOY_S3_SECRET_ACCESS_KEY' : 'DEPLOY_S3_ACCESS_KEY_ID', text.otherKey());
});

export interface WebEnv extends z.infer<typeof schema> {
  readonly PUBLIC_URL: string;
  readonly DEPLOY_DIR: string;
}

export class WrongSettings extends Error {
  readonly code = 'wrong_settings';

  constructor(wrong: readonly string[]) {
    super(inTerminalLanguage(() => text.wrongSettings({ problems: wrong.join('; ') })));
    this.name = 'WrongSettings';
  }
}

/** Empty values count as unset. Throws one `WrongSettings` that lists every invalid name. */
export function readWebEnv(source: Readonly<Record<string, string | undefined>>): WebEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = inTerminalLanguage(() => checkedSchema.safeParse(given));
  if (!result.success)
    throw new WrongSettings(result.error.issues.map(({ path: at, message }) => `${at.join('.')} ${message}`));
  const env = result.data;
  return {
    ...env,
    PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    DEPLOY_DIR: env.DEPLOY_DIR ?? path.join(env.DATA_DIR, 'areas'),
  };
}

export function localBuild(bundle: string, { HOST_DIR }: Pick<WebEnv, 'HOST_DIR'>): string {
  return bundle === 'host' ? HOST_DIR : path.join(WORKSPACE, `remote-${bundle}`, 'dist');
}
