import { messageOf, problemOf } from '@counterpoint/client/http';
import { useState } from 'react';

const IDLE: { readonly isBusy: boolean; readonly message: string | null } = { isBusy: false, message: null };

/** Sends what a form is for, one attempt at a time, and says why the last one failed. */
export function useAttempt() {
  const [state, setState] = useState(IDLE);

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (state.isBusy) return;
    setState({ isBusy: true, message: null });
    try {
      await work();
      setState(IDLE);
    } catch (error) {
      // A wrong password is a field error; there is one field.
      setState({ isBusy: false, message: problemOf(error)?.details?.[0]?.message ?? messageOf(error) });
    }
  }

  return {
    ...state,
    attempt,
    fail: (message: string | undefined) => setState({ isBusy: false, message: message ?? null }),
  };
}
