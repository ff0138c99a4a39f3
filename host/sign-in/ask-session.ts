import type { Credentials, Session } from '@counterpoint/domain/schemas/members';

const LIMIT_MS = 30_000;

const OFFLINE = 'The server cannot be reached. Check your connection and try again.';
const SLOW = 'The server is taking too long to answer. Try again.';
const BROKEN = 'Signing in is not possible just now. Try again in a moment.';

export type Answer = { session: Session } | { message: string };

/** `POST /session`. What went wrong comes back as a text for the member: the server's own where it has one. */
export async function askSession(credentials: Credentials): Promise<Answer> {
  try {
    const response = await fetch('/api/v1/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(credentials),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const body: unknown = await response.json().catch(() => null);
    const session = response.ok ? sessionIn(body) : null;
    return session ? { session } : { message: messageIn(body) ?? BROKEN };
  } catch (error) {
    return { message: error instanceof Error && error.name === 'TimeoutError' ? SLOW : OFFLINE };
  }
}

function sessionIn(body: unknown): Session | null {
  const data = isRecord(body) ? body.data : null;
  if (!isRecord(data) || typeof data.token !== 'string' || typeof data.exp !== 'number') return null;
  return { token: data.token, exp: data.exp };
}

function messageIn(body: unknown): string | null {
  return isRecord(body) && typeof body.message === 'string' && body.message ? body.message : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
