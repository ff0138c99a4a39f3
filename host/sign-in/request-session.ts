import type { Session } from '@counterpoint/domain/schemas/members';
import { currentLanguage, isLanguage, type Language } from '@counterpoint/messages';
import { isRecord } from '../src/config/is-record.ts';
import * as text from '../src/messages/sign-in.generated.ts';

export type Answer = { session: Session; language: Language | null } | { message: string };

type PostResult = { readonly body: unknown } | { readonly message: string };

export async function post(path: string, json: object, signal?: AbortSignal): Promise<PostResult> {
  try {
    const response = await fetch(`/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'accept-language': currentLanguage() },
      body: JSON.stringify(json),
      ...(signal && { signal }),
    });
    const body: unknown = await response.json().catch(() => null);
    return response.ok ? { body } : { message: messageIn(body) ?? text.unavailable() };
  } catch {
    return { message: signal?.aborted ? text.cancelled() : text.offline() };
  }
}

export function sessionFrom(received: PostResult): Answer {
  if ('message' in received) return received;
  const data = dataOf(received.body);
  if (typeof data.token !== 'string' || typeof data.exp !== 'number') return { message: text.unavailable() };
  const language = isLanguage(data.language) ? data.language : null;
  return { session: { token: data.token, exp: data.exp }, language };
}

/** The step after the password; null if it opened a session or was refused. */
export function proofsIn(received: PostResult): readonly string[] | null {
  const { proofs } = 'body' in received ? dataOf(received.body) : {};
  return Array.isArray(proofs) ? proofs.filter((proof) => typeof proof === 'string') : null;
}

function dataOf(body: unknown): Record<string, unknown> {
  return isRecord(body) && isRecord(body.data) ? body.data : {};
}

function messageIn(body: unknown): string | null {
  return isRecord(body) && typeof body.message === 'string' && body.message ? body.message : null;
}
