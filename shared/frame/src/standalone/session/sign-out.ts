import { nothing } from '@counterpoint/client/http';
import type { Frame } from '../app/frame.ts';

const LIMIT_MS = 3_000;

/** As in the portal: the cookie goes and the page loads anew, also when the API is away. */
export async function signOut({ plainHttp, session, place }: Frame): Promise<void> {
  try {
    await plainHttp.delete('/session', { schema: nothing, signal: AbortSignal.timeout(LIMIT_MS) });
  } catch {
    // The session then ends by its expiry; here it ends now, whatever the API says.
  } finally {
    session.clear();
    place.reload();
  }
}
