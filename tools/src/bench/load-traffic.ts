import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { WorkDetails, WorkDraftInput, WorkPage } from '@counterpoint/domain/schemas/works';
import { aDraft } from 'api/testing/test-works.ts';
import type { Corpus } from './corpus/corpus.ts';
import { below, type Random, randomOf } from './corpus/random.ts';
import { callOnce, type HttpAnswer, type HttpCall } from './http-call.ts';
import { callsOf } from './search-calls.ts';

export interface LoadMember {
  readonly headers: Readonly<Record<string, string>>;
  readonly partyId: string;
}

/** A draft as the API last acknowledged it. */
interface StoredDraft {
  readonly member: LoadMember;
  id: string;
  version: number;
  title: string;
}

export interface Found {
  readonly acknowledged: number;
  readonly lost: readonly string[];
  /** Works stored twice. */
  readonly surplus: number;
}

export interface Sample {
  readonly kind: string;
  /** Since the call was due, so that waiting counts. */
  readonly milliseconds: number;
  readonly isFailed: boolean;
}

const RETRY_MS = 250;

interface Kind {
  /** Of 100 calls. */
  readonly times: number;
  readonly make: (traffic: LoadTraffic, member: LoadMember) => Promise<unknown>;
}

const KINDS = {
  'health, without database': { times: 3, make: reading('/health') },
  profile: { times: 12, make: reading('/user/profile') },
  dashboard: { times: 8, make: reading('/dashboard') },
  notifications: { times: 10, make: reading('/notifications') },
  works: { times: 14, make: reading('/compositions') },
  recordings: { times: 8, make: reading('/recordings') },
  cases: { times: 5, make: reading('/oppositions') },
  work: { times: 18, make: (traffic) => traffic.readWork() },
  'search by title': { times: 6, make: searching('misspelt title') },
  'search by identifier': { times: 4, make: searching('identifier') },
  'duplicate check': { times: 2, make: searching('duplicate check') },
  'draft saved': { times: 8, make: (traffic) => traffic.saveDraft() },
  'work registered': { times: 2, make: (traffic, member) => traffic.register(member) },
} as const satisfies Readonly<Record<string, Kind>>;

export type LoadKind = keyof typeof KINDS;

const HUNDRED: readonly LoadKind[] = Object.entries(KINDS).flatMap(([kind, { times }]) =>
  // `Object.entries` loses the type of the keys.
  Array.from({ length: times }, () => kind as LoadKind),
);

function reading(path: string): Kind['make'] {
  return (traffic, member) => traffic.get(member, path);
}

function searching(kind: Parameters<typeof callsOf>[1]['kind']): Kind['make'] {
  return (traffic, member) => traffic.search(member, kind);
}

/** The calls of many members, and what the API acknowledged to them. */
export class LoadTraffic {
  readonly #address: string;
  readonly #members: readonly LoadMember[];
  readonly #corpus: Corpus;
  readonly #random: Random;
  readonly #works: { readonly member: LoadMember; readonly id: string; readonly title: string }[] = [];
  readonly #drafts: StoredDraft[] = [];
  #titles = 0;

  constructor(address: string, members: readonly LoadMember[], { corpus, seed }: { corpus: Corpus; seed: number }) {
    this.#address = address;
    this.#members = members;
    this.#corpus = corpus;
    this.#random = randomOf(40, seed);
  }

  /** A registered work and a draft for each member. */
  async prepare(): Promise<void> {
    for (const member of this.#members) {
      await this.register(member);
      const title = this.#nextTitle();
      const { id, version } = dataOf(
        await this.#post(member, { path: '/compositions', json: aDraft(title, member) }, randomUUID()),
      );
      this.#drafts.push({ member, id, version, title });
    }
  }

  pickKind(): LoadKind {
    return HUNDRED[below(this.#random, HUNDRED.length)] ?? 'profile';
  }

  pickWrite(): LoadKind {
    return below(this.#random, 2) === 0 ? 'work registered' : 'draft saved';
  }

  /** @param due from `performance.now()` */
  async call(kind: LoadKind, due: number): Promise<Sample> {
    const isFailed = await KINDS[kind].make(this, this.#pick(this.#members)).then(
      () => false,
      () => true,
    );
    return { kind, milliseconds: performance.now() - due, isFailed };
  }

  readWork(): Promise<HttpAnswer> {
    const { member, id } = this.#pick(this.#works);
    return this.get(member, `/compositions/${id}`);
  }

  search(member: LoadMember, kind: Parameters<typeof callsOf>[1]['kind']): Promise<HttpAnswer> {
    const [call] = callsOf(this.#corpus, { kind, count: 1, seed: below(this.#random, 2 ** 31) });
    if (!call) throw new Error('There is no such call.');
    return call.body
      ? this.#send(member, { method: 'POST', path: call.path, json: call.body })
      : this.get(member, call.path);
  }

  async saveDraft(): Promise<void> {
    const [draft] = this.#drafts.splice(below(this.#random, this.#drafts.length), 1);
    // All are being saved.
    if (!draft) return;
    const title = this.#nextTitle();
    try {
      const path = `/compositions/${draft.id}`;
      const headers = { 'if-match': `"${draft.version}"` };
      const json: WorkDraftInput = aDraft(title, draft.member);
      const { version } = dataOf(await this.#send(draft.member, { method: 'PUT', path, headers, json }));
      Object.assign(draft, { version, title });
    } catch (error) {
      // It may have been stored without an answer.
      await this.#readAgain(draft, title);
      throw error;
    } finally {
      this.#drafts.push(draft);
    }
  }

  async #readAgain(draft: StoredDraft, sentTitle: string): Promise<void> {
    const { title, version } = dataOf(await waitForAnswer(() => this.get(draft.member, `/compositions/${draft.id}`)));
    if (title !== draft.title && title !== sentTitle) throw new Error(`The draft ${draft.id} lost its title.`);
    Object.assign(draft, { title, version });
  }

  /** Repeats both calls with their keys until they are answered; fails if it had to. */
  async register(member: LoadMember): Promise<void> {
    const title = this.#nextTitle();
    let repeats = 0;
    const send = (call: Omit<HttpCall, 'method'>) => {
      const key = randomUUID();
      return waitForAnswer(
        () => this.#post(member, call, key),
        () => {
          repeats += 1;
        },
      );
    };
    const draft = dataOf(await send({ path: '/compositions', json: aDraft(title, member) }));
    const headers = { 'if-match': `"${draft.version}"` };
    const { id } = dataOf(await send({ path: `/compositions/${draft.id}/submission`, headers }));
    this.#works.push({ member, id, title });
    if (repeats > 0) throw new Error(`It took ${repeats} more calls.`);
  }

  get(member: LoadMember, path: string): Promise<HttpAnswer> {
    return this.#send(member, { method: 'GET', path });
  }

  /** `key` makes it safe to repeat. */
  #post(member: LoadMember, call: Omit<HttpCall, 'method'>, key: string): Promise<HttpAnswer> {
    return this.#send(member, { ...call, method: 'POST', headers: { ...call.headers, 'idempotency-key': key } });
  }

  async #send(member: LoadMember, call: HttpCall): Promise<HttpAnswer> {
    const answer = await callOnce(this.#address, { ...call, headers: { ...member.headers, ...call.headers } });
    if (answer.status >= 400) throw new Refused(`${call.method} ${call.path}`, answer);
    return answer;
  }

  #nextTitle(): string {
    this.#titles += 1;
    return `Loaded Song ${this.#titles}`;
  }

  #pick<Item>(items: readonly Item[]): Item {
    const item = items[below(this.#random, items.length)];
    if (!item) throw new Error('Nothing is prepared.');
    return item;
  }

  /** Acknowledged writes that the API no longer has as they were, and members with more works than were acknowledged. */
  async findLost(): Promise<Found> {
    const stored = [...this.#works, ...this.#drafts];
    const lost: string[] = [];
    for (const { member, id, title } of stored) {
      const headers = member.headers;
      const answer = await callOnce(this.#address, { method: 'GET', path: `/compositions/${id}`, headers });
      if (answer.status !== 200 || dataOf(answer).title !== title) lost.push(`${title} (${id})`);
    }
    let surplus = 0;
    for (const member of this.#members) {
      const page: WorkPage = JSON.parse((await this.get(member, '/compositions')).body).data;
      surplus += (page.counts.all ?? 0) - stored.filter((one) => one.member === member).length;
    }
    return { acknowledged: stored.length, lost, surplus };
  }
}

class Refused extends Error {
  readonly answer: HttpAnswer;

  constructor(call: string, answer: HttpAnswer) {
    super(`${call} answered ${answer.status}: ${answer.body.slice(0, 200)}`);
    this.answer = answer;
  }
}

/** Until the API answers, unless it refuses the call. */
async function waitForAnswer(send: () => Promise<HttpAnswer>, onRepeat?: () => void): Promise<HttpAnswer> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      const refusal = error instanceof Refused ? error.answer : null;
      if (refusal && refusal.status < 500) throw error;
      onRepeat?.();
      await pause(refusal?.retryAfterMs ?? RETRY_MS);
    }
  }
}

/** Validated by the API's own schemas. */
function dataOf({ body }: HttpAnswer): WorkDetails {
  return (JSON.parse(body) as { data: WorkDetails }).data;
}
