import { REGISTER_AS, type RegisterAs } from '@counterpoint/domain/schemas';
import { type Answers, answersSchema, type SignUpValues } from './sign-up-values.ts';

const IN_HAND = 'counterpoint-sign-up';

function keyOf(kind: RegisterAs): string {
  return `${IN_HAND}-${kind}`;
}

/** Where the tab's storage is full or closed to us: what was typed lives as long as the page. */
const unstored = new Map<string, string>();

/** Never stored: it lives as long as the page, and is asked for again after a reload. */
let password = '';

/** Keeps what was typed for this tab, so that a reload or a step back loses nothing. */
export function keepValues(kind: RegisterAs, { password: typed, ...answers }: SignUpValues): void {
  password = typed;
  store(keyOf(kind), JSON.stringify(answers));
}

/** What was kept, with what is missing or of another type left empty. */
export function keptValues(kind: RegisterAs): SignUpValues {
  return { ...keptAnswers(kind), password };
}

export function forgetValues(kind: RegisterAs): void {
  forgetPassword();
  remove(keyOf(kind));
}

/** As a reload does. */
export function forgetPassword(): void {
  password = '';
}

/** Who joins in this tab: the steps that persons and organisations share ask it. Null before a first step was opened. */
export function kindInHand(): RegisterAs | null {
  const kept = read(IN_HAND);
  return REGISTER_AS.find((kind) => kind === kept) ?? null;
}

export function takeInHand(kind: RegisterAs): void {
  store(IN_HAND, kind);
}

function keptAnswers(kind: RegisterAs): Answers {
  try {
    return answersSchema.parse(Object(JSON.parse(read(keyOf(kind)) ?? '{}')));
  } catch {
    // Not written by us.
    return answersSchema.parse({});
  }
}

function store(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    unstored.set(key, value);
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? unstored.get(key) ?? null;
  } catch {
    return unstored.get(key) ?? null;
  }
}

function remove(key: string): void {
  unstored.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is closed to us, and so holds nothing.
  }
}
