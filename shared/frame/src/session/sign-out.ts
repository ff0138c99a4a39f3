import { nothing } from '@counterpoint/client/http';
import type { SessionStore } from '@counterpoint/client/session';
import type { HttpClient } from '@counterpoint/contract';

/** The API is told in passing: a member who signs out must not wait for a server that hangs. */
const LIMIT_MS = 3_000;

interface SigningOut {
  readonly session: SessionStore;
  /** The plain client: that the session has ended already is an answer here. */
  readonly http: HttpClient;
  /** Loads the document anew, or another one, so that nothing of the member stays in memory. */
  readonly leave: () => void;
}

/** Given: the cookie goes and the page loads anew, also when the API is away. */
export async function signOut({ session, http, leave }: SigningOut): Promise<void> {
  try {
    await http.delete('session', { schema: nothing, signal: AbortSignal.timeout(LIMIT_MS) });
  } catch {
    // The session then ends by its expiry; here it ends now, whatever the API says.
  } finally {
    session.clear();
    leave();
  }
}
