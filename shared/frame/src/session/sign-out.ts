import { nothing } from '@counterpoint/client/http';
import type { Live } from '@counterpoint/client/live';
import type { SessionStore } from '@counterpoint/client/session';
import type { HttpClient } from '@counterpoint/contract';
import { readColorMode, saveColorMode } from '@counterpoint/kit/tokens';

interface SigningOut {
  readonly session: SessionStore;
  /** The plain client: an ended session is an ordinary response here. */
  readonly http: HttpClient;
  readonly live: Pick<Live, 'close'>;
  /** Reloads the document, so that nothing of the member stays in memory. */
  readonly leave: () => void;
}

/**
 * Works without the API, as specified: clears the cookie and reloads. The API's answer also clears the browser's
 * storage, except for the color mode, which says nothing about the member.
 */
export async function signOut({ session, http, live, leave }: SigningOut): Promise<void> {
  const colorMode = readColorMode();
  // Otherwise the stream reports the end of the session, and the page reloads its data without one.
  live.close();
  try {
    await http.delete('session', { schema: nothing });
  } catch {
    // Away, or cancelled by the member: the session then expires on the server.
  } finally {
    session.clear();
    saveColorMode(colorMode);
    leave();
  }
}
