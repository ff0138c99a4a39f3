import net from 'node:net';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { StartupError } from './startup-error.ts';

const WORKSPACE_ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

function wholeNumber(min: number, max: number) {
  const rule = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(rule).int(rule).min(min, rule).max(max, rule);
}

function address(...protocols: string[]) {
  const rule = `must be an address that starts with ${protocols.join(' or ')}`;
  return z.string().refine((text) => URL.canParse(text) && protocols.some((start) => text.startsWith(start)), rule);
}

function timeZone() {
  return z.string().refine(isTimeZone, 'must be a time zone such as Africa/Accra');
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function areProxies(text: string): boolean {
  return text.split(',').every((part) => {
    const [host = '', bits, ...rest] = part.trim().split('/');
    if (NAMED_RANGES.includes(part.trim())) return true;
    const most = net.isIPv4(host) ? 32 : 128;
    return (
      net.isIP(host) > 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
    );
  });
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const schema = z.object({
  /** Where the API listens when it runs by itself; 0 takes any free port. */
  PORT: wholeNumber(0, 65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  /** The portal as members reach it: links in mails, and whether cookies are for TLS only. */
  PUBLIC_URL: address('http://', 'https://').default('http://localhost:3000'),
  /** Addresses or ranges of proxies in front, whose X-Forwarded-* headers count; none as a rule. */
  TRUST_PROXY: z
    .string()
    .refine(areProxies, 'must list addresses or ranges such as 10.0.0.0/8, or loopback, linklocal, uniquelocal')
    .optional(),
  /** Any PostgreSQL from version 15 on; without it one is started in DATA_DIR. */
  DATABASE_URL: address('postgres://', 'postgresql://').optional(),
  DATABASE_POOL: wholeNumber(2, 200).default(12),
  /** The embedded database and unsent mail. */
  DATA_DIR: z.string().default(`${WORKSPACE_ROOT}.data`),
  /** A bucket for members' files, of S3 or what speaks like it; without it they are in DATA_DIR/files. */
  FILES_S3_BUCKET: z.string().optional(),
  /** Where a store of one's own answers; without it, AWS. */
  FILES_S3_ENDPOINT: address('http://', 'https://').optional(),
  FILES_S3_REGION: z.string().default('us-east-1'),
  /** Both or neither: without them the machine's own (a role, `AWS_*`) are used. */
  FILES_S3_ACCESS_KEY_ID: z.string().optional(),
  FILES_S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: address('smtp://', 'smtps://').optional(),
  MAIL_FROM: z.string().default('Counterpoint <portal@counterpoint.example>'),
  /** How long a session lasts at most, and how long without a request. */
  SESSION_HOURS: wholeNumber(1, 720).default(12),
  SESSION_IDLE_MINUTES: wholeNumber(1, 43_200).default(120),
  /** How long members who are named in a submitted work have to confirm their shares. */
  CONFIRMATION_DAYS: wholeNumber(1, 365).default(30),
  /** How long those have to answer whom a case about a work is opened against. */
  WORK_RESPONSE_DAYS: wholeNumber(1, 365).default(60),
  /** How long they have where the case is about a recording. */
  RECORDING_RESPONSE_DAYS: wholeNumber(1, 365).default(90),
  /** How long who files a case that needs documents has to bring them. */
  EVIDENCE_DAYS: wholeNumber(1, 365).default(60),
  /** By how much a respondent who asks for more time, once, can answer later. */
  MORE_TIME_DAYS: wholeNumber(1, 180).default(30),
  /** ISNI's public index by SRU, such as `http://isni.oclc.org/sru/`; without it the society's own records are searched. */
  ISNI_SRU_URL: address('http://', 'https://').optional(),
  /** Where the ISNI agency takes requests; without it the society's staff decide on applications. */
  ISNI_ATOM_URL: address('http://', 'https://').optional(),
  /** Where the agency asks for them: as a rule it goes by the network a call comes from. */
  ISNI_ATOM_USER: z.string().optional(),
  ISNI_ATOM_PASSWORD: z.string().optional(),
  /** What the agency calls the society as a source of records. */
  ISNI_SOURCE_CODE: z.string().default('CNTP'),
  /** How long the agency has to answer. */
  ISNI_TIMEOUT_SECONDS: wholeNumber(1, 60).default(12),
  /** The society's code in CISAC's list, three digits: what it signs acknowledgements with. */
  SOCIETY_CISAC_CODE: z
    .string()
    .regex(/^\d{3}$/, 'must be three digits')
    .default('999'),
  /** Where the society's months and days begin and end. */
  SOCIETY_TIME_ZONE: timeZone().default('UTC'),
  /** With `on` the clock can be moved from the command line; for tests of what happens by the clock, and nothing else. */
  TEST_MODE: z.enum(['on', 'off'], 'must be on or off').default('off'),
  /** How often an open event stream shows that it is alive, and looks whether its session is. */
  LIVE_HEARTBEAT_SECONDS: wholeNumber(1, 120).default(25),
  /** The largest body that a request may have, in bytes. */
  BODY_LIMIT: wholeNumber(1_024, 104_857_600).default(262_144),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  /** `text` for the eye, `json` for a collector: one object a line. When not set, text on a terminal alone. */
  LOG_FORMAT: z.enum(['text', 'json'], 'must be text or json').optional(),
});

/** One key of a pair is a slip that would show with the first file only. */
const checkedSchema = schema.superRefine(
  ({ FILES_S3_ACCESS_KEY_ID: key, FILES_S3_SECRET_ACCESS_KEY: secret }, context) => {
    if (Boolean(key) === Boolean(secret)) return;
    const path = [key ? 'FILES_S3_SECRET_ACCESS_KEY' : 'FILES_S3_ACCESS_KEY_ID'];
    context.addIssue({ code: 'custom', path, message: 'must be set where the other key of the store is' });
  },
);

/** The API's settings; each has its meaning and its default above. */
export type Env = z.infer<typeof schema>;

/** Reads the settings, an empty one counting as not set. Throws one error that lists every wrong name. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = checkedSchema.safeParse(given);
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new StartupError(`These settings cannot be used: ${wrong.join('; ')}.`);
}
