import { createPasswordHasher, type PasswordHasher } from './account/password-hasher.ts';
import { createIsniAgency, type IsniAgency } from './agency/isni-agency.ts';
import type { Env } from './config/env.ts';
import type { ConnectionConfig } from './db/connection-config.ts';
import type { Database } from './db/transaction.ts';
import { createFileStore, type FileStore } from './files/file-store.ts';
import { createImportRunner, type ImportRunner } from './imports/running/import-runner.ts';
import { createLiveHub, type LiveHub } from './live/live-hub.ts';
import { createMailWorker, type MailWorker } from './mail/mail-worker.ts';
import { setPortalAddress } from './mail/portal-address.ts';
import { setSocietyZone } from './oppositions/clocks/deadlines.ts';
import { createSessionService, type SessionService } from './session/session-service.ts';

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
    imports: createImportRunner(foundation),
  };
}
