import { messageOf } from '@counterpoint/client/http';
import type { SessionStore } from '@counterpoint/client/session';
import type { HttpClient } from '@counterpoint/contract';
import { credentials, session as sessionSchema } from '@counterpoint/domain/schemas';
import { useState } from 'react';

const IDLE: { readonly isBusy: boolean; readonly message: string | null } = { isBusy: false, message: null };

interface SigningIn {
  readonly session: SessionStore;
  readonly plainHttp: HttpClient;
}

/** Signs in at the API, one attempt at a time; `message` says what was wrong with the last one. */
export function useSignIn({ session, plainHttp }: SigningIn, onSignedIn?: () => void) {
  const [state, setState] = useState(IDLE);

  async function signIn(form: FormData): Promise<void> {
    if (state.isBusy) return;
    const entered = credentials.safeParse(Object.fromEntries(form));
    if (!entered.success) {
      setState({ isBusy: false, message: entered.error.issues[0]?.message ?? null });
      return;
    }
    setState({ isBusy: true, message: null });
    try {
      session.set(await plainHttp.post('session', { schema: sessionSchema, json: entered.data }));
      onSignedIn?.();
      setState(IDLE);
    } catch (error) {
      setState({ isBusy: false, message: messageOf(error) });
    }
  }

  return { signIn, ...state };
}
