import { messageOf } from '@counterpoint/client/http';
import { type Credentials, session as sessionSchema } from '@counterpoint/domain/schemas';
import { useState } from 'react';
import { usePortal } from '../app/portal.ts';

/** Signs the member in again, one attempt at a time, and lets the calls that wait go on. */
export function useSignInAgain() {
  const { session, plainHttp, signInAgain } = usePortal();
  const [state, setState] = useState<{ isBusy: boolean; message: string | null }>({ isBusy: false, message: null });

  async function signIn(credentials: Credentials): Promise<void> {
    if (state.isBusy) return;
    if (credentials.password === '') {
      setState({ isBusy: false, message: 'Enter your password.' });
      return;
    }
    setState({ isBusy: true, message: null });
    try {
      session.set(await plainHttp.post('session', { schema: sessionSchema, json: credentials }));
      signInAgain.getState().settle(true);
      setState({ isBusy: false, message: null });
    } catch (error) {
      setState({ isBusy: false, message: messageOf(error) });
    }
  }

  return { signIn, ...state };
}
