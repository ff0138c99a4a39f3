import { nothing } from '@counterpoint/client/http';
import type { SessionStore } from '@counterpoint/client/session';
import type { HttpClient } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import type { Place } from './guard.ts';

/** The API is told in passing: a member who signs out must not wait for a server that hangs. */
const LIMIT_MS = 3_000;

interface SigningOut {
  readonly session: SessionStore;
  readonly http: HttpClient;
  readonly place: Pick<Place, 'replace'>;
}

/** Given: the cookie goes and the page loads anew, also when the API is away. */
export async function signOut({ session, http, place }: SigningOut): Promise<void> {
  try {
    await http.delete('session', { schema: nothing, signal: AbortSignal.timeout(LIMIT_MS) });
  } catch {
    // The session then ends by its expiry; here it ends now, whatever the API says.
  } finally {
    session.clear();
    place.replace(paths.signIn());
  }
}
