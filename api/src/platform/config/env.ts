import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROLES } from '@counterpoint/domain/permissions';
import { inTerminalLanguage } from '@counterpoint/messages/node';
import * as z from 'zod';
import * as text from '../../messages/startup.generated.ts';
import { StartupError } from './startup-error.ts';

const WORKSPACE_ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

function wholeNumber(min: number, max: number) {
  const error = () => text.wholeNumber({ min: String(min), max: String(max) });
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}

function address(one: string, other: string) {
  const error = () => text.address({ protocols: text.either({ one, other }) });
  const isAddress = (input: string) => URL.canParse(input) && [one, other].some((start) => input.startsWith(start));
  return z.string().refine(isAddress, { error });
}

function timeZone() {
  return z.string().refine(isTimeZone, { error: () => text.timeZone() });
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function days() {
  return z
    .string()
    .transform((input) => input.split(',').map((day) => day.trim()))
    .refine((all) => all.every((day) => z.iso.date().safeParse(day).success), { error: () => text.days() });
}

const proxy = z.union([z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

function areProxies(input: string): boolean {
  return input.split(',').every((part) => proxy.safeParse(part.trim()).success);
}

function roles() {
  const error = () => text.roles({ list: ROLES.join(', ') });
  return z
    .string()
    .transform((input) => input.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(ROLES, { error })));
}

export const DEVELOPMENT_KEY = 'counterpoint-development';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const schema = z.object({
  /** For the API as its own server; 0 takes any free port. */
  PORT: wholeNumber(0, 65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  /** The portal's public address: used in mails, and https makes cookies secure. */
  PUBLIC_URL: address('http://', 'https://').default('http://localhost:3000'),
  /** Addresses or ranges of trusted proxies, whose X-Forwarded-* headers count; usually none. */
  TRUST_PROXY: z
    .string()
    .refine(areProxies, { error: () => text.proxies() })
    .optional(),
  /** PostgreSQL 15 or later; without it an embedded one runs in DATA_DIR. */
  DATABASE_URL: address('postgres://', 'postgresql://').optional(),
  /** A streaming replica, or several behind one address, for reads that allow it. */
  DATABASE_REPLICA_URL: address('postgres://', 'postgresql://').optional(),
  DATABASE_POOL: wholeNumber(2, 200).default(12),
  /** Works or recordings that an import writes in one transaction. */
  IMPORT_BATCH: wholeNumber(1, 5_000).default(500),
  /** The embedded database and unsent mail; relative to the workspace, as for the portal. */
  DATA_DIR: z
    .string()
    .prefault('.data')
    .transform((given) => path.resolve(WORKSPACE_ROOT, given)),
  /** An S3-compatible bucket for members' files; otherwise they are in DATA_DIR/files. */
  FILES_S3_BUCKET: z.string().optional(),
  /** Endpoint of an S3-compatible store other than AWS. */
  FILES_S3_ENDPOINT: address('http://', 'https://').optional(),
  FILES_S3_REGION: z.string().default('us-east-1'),
  /** Both or neither; without them, the machine's own credentials apply (a role, `AWS_*`). */
  FILES_S3_ACCESS_KEY_ID: z.string().optional(),
  FILES_S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** The socket or `host:port` of ClamAV's clamd, which then checks documents; without it they aren't. */
  CLAMD_SOCKET: z
    .string()
    .regex(/^(\/.+|[^\s/]+:\d{1,5})$/, { error: () => text.socket() })
    .optional(),
  SMTP_URL: address('smtp://', 'smtps://').optional(),
  MAIL_FROM: z.string().default('Counterpoint <portal@counterpoint.example>'),
  /** Maximum lifetime of a session, and maximum time without a request. */
  SESSION_HOURS: wholeNumber(1, 720).default(12),
  SESSION_IDLE_MINUTES: wholeNumber(1, 43_200).default(120),
  /** Encrypts the secrets of authenticator apps and keys the hashes of recovery codes; required in production. */
  SECOND_FACTOR_KEY: z.string().default(DEVELOPMENT_KEY),
  /** How long after proving who they are members can do sensitive acts; signing in counts. */
  STEP_UP_MINUTES: wholeNumber(1, 1_440).default(10),
  /** Roles that need a second factor, with commas between; none by default. */
  REQUIRE_SECOND_FACTOR_FOR: roles().default([]),
  /** Days to confirm a submitted revision. */
  CONFIRMATION_DAYS: wholeNumber(1, 365).default(30),
  /** Days to respond to a case about a work. */
  WORK_RESPONSE_DAYS: wholeNumber(1, 365).default(60),
  /** Days to respond to a case about a recording. */
  RECORDING_RESPONSE_DAYS: wholeNumber(1, 365).default(90),
  /** Days to submit the evidence that a case requires. */
  EVIDENCE_DAYS: wholeNumber(1, 365).default(60),
  /** Days of the extension that a respondent gets once. */
  MORE_TIME_DAYS: wholeNumber(1, 180).default(30),
  /** Limits per member: stored files, and unfinished imports. */
  MEMBER_STORAGE_MB: wholeNumber(1, 10_000_000).default(5_000),
  MEMBER_OPEN_IMPORTS: wholeNumber(1, 1_000).default(20),
  /** Parts of 4 MB that a member can upload. */
  MEMBER_PARTS_PER_MINUTE: wholeNumber(1, 10_000).default(150),
  /** Drafts of works, recordings and cases, and parties added to the index; imports count, too. */
  MEMBER_DRAFTS: wholeNumber(1, 10_000_000).default(100_000),
  MEMBER_PARTIES: wholeNumber(1, 10_000_000).default(100_000),
  /** ISNI's public index by SRU, such as `http://isni.oclc.org/sru/`; without it we search our own records. */
  ISNI_SRU_URL: address('http://', 'https://').optional(),
  /** The ISNI agency's address for requests; without it staff decide on applications. */
  ISNI_ATOM_URL: address('http://', 'https://').optional(),
  /** Only if the agency asks for credentials: usually it admits us by network. */
  ISNI_ATOM_USER: z.string().optional(),
  ISNI_ATOM_PASSWORD: z.string().optional(),
  /** The agency's code for the society as a source. */
  ISNI_SOURCE_CODE: z.string().default('CNTP'),
  /** Timeout of a request to the agency. */
  ISNI_TIMEOUT_SECONDS: wholeNumber(1, 60).default(12),
  /** The society's name, on certificates. */
  SOCIETY_NAME: z.string().default('Counterpoint Music Rights Society'),
  /** The society's code in CISAC's list, three digits; signs acknowledgements. */
  SOCIETY_CISAC_CODE: z
    .string()
    .regex(/^\d{3}$/, { error: () => text.threeDigits() })
    .default('999'),
  /** The time zone of the society's days and months. */
  SOCIETY_TIME_ZONE: timeZone().default('UTC'),
  /** Days without work besides weekends, with commas between. */
  HOLIDAYS: days().default([]),
  /** `on` lets tests move the clock from the command line; never for production. */
  TEST_MODE: z.enum(['on', 'off'], { error: () => text.oneOf({ list: 'on, off' }) }).default('off'),
  /** `1`: answers with the cookie `language=en-XA` are in the pseudo-language; set in development. */
  PSEUDO_LANGUAGE: z.enum(['0', '1'], { error: () => text.oneOf({ list: '0, 1' }) }).default('0'),
  /** Seconds between heartbeats of an event stream; each also checks its session. */
  LIVE_HEARTBEAT_SECONDS: wholeNumber(1, 120).default(25),
  /** Largest request body, in bytes. */
  BODY_LIMIT: wholeNumber(1_024, 104_857_600).default(262_144),
  /** Serves `/metrics` for Prometheus on a port of its own; without it nothing is measured. */
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  /** Anyone who reaches this address can read the metrics. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Where traces are sent by OTLP over HTTP, such as `http://127.0.0.1:4318`; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address('http://', 'https://').optional(),
  TRACED_PERCENT: wholeNumber(0, 100).default(100),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: () => text.oneOf({ list: LOG_LEVELS.join(', ') }) }).default('info'),
  /** `text`, or `json` with one object per line. Defaults to text on a terminal, otherwise json. */
  LOG_FORMAT: z.enum(['text', 'json'], { error: () => text.oneOf({ list: 'text, json' }) }).optional(),
});

const checkedSchema = schema.superRefine((env, context) => {
  const { PORT, METRICS_PORT, FILES_S3_ACCESS_KEY_ID: key, FILES_S3_SECRET_ACCESS_KEY: secret } = env;
  const addIssue = (name: keyof Env, message: string) => context.addIssue({ code: 'custom', path: [name], message });
  if (PORT !== 0 && METRICS_PORT === PORT) addIssue('METRICS_PORT', text.samePort());
  // Half a key pair would only fail with the first file.
  if (Boolean(key) !== Boolean(secret))
    addIssue(key ? 'FILES_S3_SECRET_ACCESS_KEY' : 'FILES_S3_ACCESS_KEY_ID', text.otherKey());
});

export type Env = z.infer<typeof schema>;

/** An empty setting counts as unset. Throws one error that lists every invalid name. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = inTerminalLanguage(() => checkedSchema.safeParse(given));
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ');
  throw new StartupError(() => text.wrongSettings({ problems }));
}
