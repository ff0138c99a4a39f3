import { createHttpClient, type HttpClientOptions } from '@counterpoint/client/http';
import { createLive, type Live } from '@counterpoint/client/live';
import type { SessionStore } from '@counterpoint/client/session';
import type { HttpClient } from '@counterpoint/contract';
import type { QueryClient } from '@counterpoint/contract/query';
import { createQuestionStore, type QuestionStore } from '../session/question-store.ts';

export interface Connections {
  readonly session: SessionStore;
  /** For pages: a 401 asks the user to sign in again. */
  readonly http: HttpClient;
  /** For signing in and out and error reports, where a 401 is an ordinary response. */
  readonly plainHttp: HttpClient;
  readonly queryClient: QueryClient;
  readonly live: Live;
  readonly signInAgain: QuestionStore;
  /** Whether the member proves who they are, before a sensitive act. */
  readonly proof: QuestionStore;
}

interface Handlers {
  /** Handles each 401 and resolves to whether to repeat the call. */
  onUnauthorised(signIn: () => Promise<boolean>): Promise<boolean>;
  readonly onLongWait?: HttpClientOptions['onLongWait'];
  readonly onSecondFactorRequired?: HttpClientOptions['onSecondFactorRequired'];
}

export function createConnections(
  session: SessionStore,
  queryClient: QueryClient,
  { onUnauthorised, onLongWait, onSecondFactorRequired }: Handlers,
): Connections {
  const [signInAgain, proof] = [createQuestionStore(), createQuestionStore()];
  const options = { session, ...(onLongWait && { onLongWait }) };
  return {
    session,
    http: createHttpClient({
      ...options,
      onUnauthorised: () => onUnauthorised(signInAgain.getState().open),
      onProofNeeded: proof.getState().open,
      ...(onSecondFactorRequired && { onSecondFactorRequired }),
    }),
    plainHttp: createHttpClient(options),
    queryClient,
    live: createLive({ session }),
    signInAgain,
    proof,
  };
}
