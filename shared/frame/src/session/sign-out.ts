import { nothing } from '@counterpoint/client/http';
import type { SessionStore } from '@counterpoint/client/session';
import type { HttpClient } from '@counterpoint/contract';

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
    await http.delete('session', { schema: nothing });
  } catch {
    // Away, or cancelled by the member: the session then expires on the server.
  } finally {
    session.clear();
    leave();
  }
}
