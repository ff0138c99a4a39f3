import { REGISTER_AS, type RegisterAs } from '@counterpoint/domain/schemas/members';
import { type Answers, answersSchema, type SignUpValues } from './sign-up-values.ts';

const IN_HAND = 'counterpoint-sign-up';

function keyOf(kind: RegisterAs): string {
  return `${IN_HAND}-${kind}`;
}

/** Fallback when the tab's storage is full or blocked: values live as long as the page. */
const unstored = new Map<string, string>();

/** Never stored: lives as long as the page, and is asked for again after a reload. */
let password = '';

export function keepValues(kind: RegisterAs, { password: typed, ...answers }: SignUpValues): void {
  password = typed;
  store(keyOf(kind), JSON.stringify(answers));
}

/** Returns the stored values; missing or mistyped ones are empty. */
export function keptValues(kind: RegisterAs): SignUpValues {
  return { ...keptAnswers(kind), password };
}

export function forgetValues(kind: RegisterAs): void {
  forgetPassword();
  remove(keyOf(kind));
}

export function forgetPassword(): void {
  password = '';
}

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
    // The stored text isn't ours.
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
    // Storage is blocked, so it holds nothing.
  }
}
