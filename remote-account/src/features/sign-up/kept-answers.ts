import type { RegisterAs, SignUpValues } from './sign-up-values.ts';

type KeptAnswers = Omit<SignUpValues, 'password'>;

function keyOf(registerAs: RegisterAs): string {
  return `counterpoint-sign-up-${registerAs}`;
}

/** Keeps what was typed for this tab, so that a reload or a step back loses nothing. Never the password. */
export function keepAnswers(registerAs: RegisterAs, { password: _, ...answers }: SignUpValues): void {
  try {
    sessionStorage.setItem(keyOf(registerAs), JSON.stringify(answers));
  } catch {
    // Storage is full or closed to us: the answers live as long as the page.
  }
}

/** What was kept, with what is missing or of another type left out. */
export function keptAnswers(registerAs: RegisterAs, expected: KeptAnswers): Partial<KeptAnswers> {
  const kept = read(keyOf(registerAs));
  const known = Object.entries(expected).filter(([name, usual]) => typeof kept[name] === typeof usual);
  return Object.fromEntries(known.map(([name]) => [name, kept[name]]));
}

export function forgetAnswers(registerAs: RegisterAs): void {
  try {
    sessionStorage.removeItem(keyOf(registerAs));
  } catch {
    // Storage is closed to us, and so holds nothing.
  }
}

function read(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // Closed storage, or not written by us.
    return {};
  }
}
