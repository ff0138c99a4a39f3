import type { Credentials, Session } from '@counterpoint/domain/schemas/members';
import { currentLanguage, isLanguage, type Language } from '@counterpoint/messages';
import { isRecord } from '../src/config/is-record.ts';
import * as text from '../src/messages/sign-in.generated.ts';

export type Answer = { session: Session; language: Language | null } | { message: string };

export async function requestSession(credentials: Credentials, signal: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch('/api/v1/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'accept-language': currentLanguage() },
      body: JSON.stringify(credentials),
      signal,
    });
    const body: unknown = await response.json().catch(() => null);
    return (response.ok ? sessionIn(body) : null) ?? { message: messageIn(body) ?? text.unavailable() };
  } catch {
    return { message: signal.aborted ? text.cancelled() : text.offline() };
  }
}

function sessionIn(body: unknown): Answer | null {
  const data = isRecord(body) ? body.data : null;
  if (!isRecord(data) || typeof data.token !== 'string' || typeof data.exp !== 'number') return null;
  const language = isLanguage(data.language) ? data.language : null;
  return { session: { token: data.token, exp: data.exp }, language };
}

function messageIn(body: unknown): string | null {
  return isRecord(body) && typeof body.message === 'string' && body.message ? body.message : null;
}
