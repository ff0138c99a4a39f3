import type { Services } from '../services.ts';
import { recordAttempts } from './attempts.ts';
import { limitsOfNetwork } from './network-of.ts';

/** A mailed link that was followed, and the network address that followed it. */
export interface FollowedLink {
  readonly token: string;
  readonly address: string;
  readonly requestId: string;
}

/** A link's token can't be guessed; this only limits the load from one network. */
export async function limitLinks(
  { db, now }: Pick<Services, 'db' | 'now'>,
  kind: string,
  address: string,
): Promise<void> {
  await recordAttempts(db, limitsOfNetwork({ bucket: [kind], max: 60, seconds: 3_600 }, address), now());
}
