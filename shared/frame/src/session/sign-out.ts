import { nothing } from '@counterpoint/client/http';
import type { SessionStore } from '@counterpoint/client/session';
import type { HttpClient } from '@counterpoint/contract';

/** Signing out must not wait for an unresponsive server. */
const LIMIT_MS = 3_000;

interface SigningOut {
  readonly session: SessionStore;
  /** The plain client: an ended session is an ordinary response here. */
  readonly http: HttpClient;
  /** Reloads the document, so that nothing of the member stays in memory. */
  readonly leave: () => void;
}

/** Works without the API, as specified: clears the cookie and reloads. */
export async function signOut({ session, http, leave }: SigningOut): Promise<void> {
  try {
    await http.delete('session', { schema: nothing, signal: AbortSignal.timeout(LIMIT_MS) });
  } catch {
    // The session then expires on the server.
  } finally {
    session.clear();
    leave();
  }
}
