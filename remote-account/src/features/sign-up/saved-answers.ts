import { REGISTER_AS, type RegisterAs } from '@counterpoint/domain/schemas/members';
import { type Answers, answersSchema, type SignUpValues } from './sign-up-values.ts';

const STORAGE_KEY = 'counterpoint-sign-up';

function keyOf(kind: RegisterAs): string {
  return `${STORAGE_KEY}-${kind}`;
}

/** Fallback when the tab's storage is full or blocked: values live as long as the page. */
const fallback = new Map<string, string>();

/** Never stored, and kept until the address is confirmed or the answers are cleared: correcting the address needs it. */
let password = '';

export function saveValues(kind: RegisterAs, { password: typed, ...answers }: SignUpValues): void {
  password = typed;
  store(keyOf(kind), JSON.stringify(answers));
}

export function hasValues(kind: RegisterAs): boolean {
  return read(keyOf(kind)) !== null;
}

export function loadValues(kind: RegisterAs): SignUpValues {
  return { ...loadAnswers(kind), password };
}

export function clearValues(kind: RegisterAs): void {
  clearPassword();
  remove(keyOf(kind));
}

export function clearPassword(): void {
  password = '';
}

export function loadKind(): RegisterAs | null {
  const stored = read(STORAGE_KEY);
  return REGISTER_AS.find((kind) => kind === stored) ?? null;
}

export function saveKind(kind: RegisterAs): void {
  store(STORAGE_KEY, kind);
}

function loadAnswers(kind: RegisterAs): Answers {
  try {
    return answersSchema.parse(Object(JSON.parse(read(keyOf(kind)) ?? '{}')));
  } catch {
    // Storage holds something else.
    return answersSchema.parse({});
  }
}

function store(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
    fallback.delete(key);
  } catch {
    fallback.set(key, value);
  }
}

function read(key: string): string | null {
  try {
    return fallback.get(key) ?? sessionStorage.getItem(key);
  } catch {
    // Storage is blocked.
    return null;
  }
}

function remove(key: string): void {
  fallback.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
