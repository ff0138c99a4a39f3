import { API_PREFIX, buildApp } from '../../main/app.ts';
import { createApi } from '../../main/create-api.ts';
import { createPasswordHasher } from '../../members/account/password-hasher.ts';
import { readEnv } from '../../platform/config/env.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { aPerson } from '../../testing/join.ts';
import { insertMember } from '../../testing/test-member.ts';
import { setEveryPassword } from './bench-repository.ts';
import { type Difference, differenceOf } from './difference.ts';

const ROUNDS = 100;
const WARM_UPS = 10;
/** What a network between hides: two hosts of one building differ by more from one call to the next. */
const MOST_APART_MS = 3;

/** A call that must not tell by its time whether an address is known. */
interface Subject {
  readonly name: string;
  readonly path: string;
  readonly status: number;
  body(email: string): object;
}

const SUBJECTS: readonly Subject[] = [
  {
    name: 'POST /session, wrong password',
    path: '/session',
    status: 401,
    body: (email) => ({ email, password: 'not the password at all' }),
  },
  { name: 'POST /signups', path: '/signups', status: 202, body: (email) => ({ ...aPerson, email }) },
  { name: 'POST /password-resets', path: '/password-resets', status: 202, body: (email) => ({ email }) },
];

/** How long answers take for addresses that have an account and for ones that have none; says whether they are alike. */
export async function benchAnswers(dataDir: string): Promise<boolean> {
  // Each call comes from a network of its own, since limits count by network.
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', TRUST_PROXY: 'loopback' });
  const api = await createApi(env);
  const app = await buildApp(api.context);
  try {
    const origin = `${await app.listen({ port: 0, host: '127.0.0.1' })}${API_PREFIX}`;
    const known = await makeMembers(api.context.db);
    let areAlike = true;
    for (const subject of SUBJECTS) {
      const difference = await compare(origin, subject, known);
      print(subject.name, difference);
      areAlike &&= difference.interval.every((end) => Math.abs(end) <= MOST_APART_MS);
    }
    return areAlike;
  } finally {
    await app.close();
    await api.close();
  }
}

/** One account a call: only the first mails to an account are sent, and the later ones take less work. */
async function makeMembers(db: Database): Promise<string[]> {
  const emails = Array.from({ length: ROUNDS + WARM_UPS }, (_, n) => `known-${n}@example.org`);
  for (const email of emails) await insertMember(db, { email });
  await setEveryPassword(db, await createPasswordHasher().hash('a few words about rain'));
  return emails;
}

/** Asks for a known and an unknown address in turn, the one first and then the other, so that both meet the same machine. */
async function compare(origin: string, subject: Subject, known: readonly string[]): Promise<Difference> {
  const [ofKnown, ofUnknown]: [number[], number[]] = [[], []];
  for (const [round, email] of known.entries()) {
    const turns: [string, number[]][] = [
      [email, ofKnown],
      [email.replace('known', 'other'), ofUnknown],
    ];
    for (const [address, times] of round % 2 === 0 ? turns : turns.reverse()) {
      const taken = await time(origin, subject, address);
      if (round >= WARM_UPS) times.push(taken);
    }
  }
  return differenceOf(ofKnown, ofUnknown);
}

let networks = 0;

async function time(origin: string, { path, status, body }: Subject, email: string): Promise<number> {
  networks += 1;
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`,
  };
  const start = performance.now();
  const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body(email)) });
  const text = await answer.text();
  const taken = performance.now() - start;
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return taken;
}

function print(name: string, { known, unknown, interval: [low, high] }: Difference): void {
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  process.stdout.write(`${name}, ${ROUNDS} calls each\n`);
  process.stdout.write(`  median: known address ${ms(known)}, unknown ${ms(unknown)}\n`);
  process.stdout.write(`  difference of the medians, 95 %: ${ms(low)} to ${ms(high)} (limit ${MOST_APART_MS} ms)\n`);
}
