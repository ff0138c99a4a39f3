import { createImportRunner, type ImportRunner } from '../interchange/imports/running/import-runner.ts';
import { createPasswordHasher, type PasswordHasher } from '../members/account/password-hasher.ts';
import { createSessionService, type SessionService } from '../members/session/session-service.ts';
import { createIsniAgency, type IsniAgency } from '../parties/isni-agency/isni-agency.ts';
import type { Env } from '../platform/config/env.ts';
import type { ConnectionConfig } from '../platform/db/connection-config.ts';
import type { Database } from '../platform/db/transaction.ts';
import { createFileStore, type FileStore } from '../platform/files/file-store.ts';
import { createLiveHub, type LiveHub } from '../platform/live/live-hub.ts';
import { createMailWorker, type MailWorker } from '../platform/mail/mail-worker.ts';
import { setPortalAddress } from '../platform/mail/portal-address.ts';
import { setSocietyZone } from '../platform/time/deadlines.ts';

interface Foundation {
  readonly env: Env;
  readonly db: Database;
  readonly connection: ConnectionConfig;
  /** The clock; tests bring their own. */
  readonly now: () => Date;
}

/** What the routes of every subject are given. */
export interface ApiContext extends Foundation {
  readonly sessions: SessionService;
  readonly passwords: PasswordHasher;
  readonly mail: MailWorker;
  readonly live: LiveHub;
  readonly agency: IsniAgency;
  readonly files: FileStore;
  readonly imports: ImportRunner;
}

/** Makes the services that subjects share, on an open database. */
export function createContext(foundation: Foundation): ApiContext {
  const { db, env, connection } = foundation;
  setSocietyZone(env.SOCIETY_TIME_ZONE);
  setPortalAddress(env.PUBLIC_URL);
  return {
    ...foundation,
    sessions: createSessionService(foundation),
    passwords: createPasswordHasher(),
    mail: createMailWorker(db, env),
    live: createLiveHub(db, connection),
    agency: createIsniAgency(env),
    files: createFileStore(foundation),
    imports: createImportRunner({ ...foundation, worker: new URL('./import-worker.ts', import.meta.url) }),
  };
}
