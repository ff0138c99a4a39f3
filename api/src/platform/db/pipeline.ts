import {
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  type QueryExecutor,
  Transaction,
} from 'kysely';
import type { Tables } from './tables.ts';

/** What kysely opens connections by, begins and ends transactions, looks at tables: nothing of that is done here. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('There is a connection already.')) });
const UNUSED = { config: { dialect }, dialect, driver: dialect.createDriver() };

class PipelineAdapter extends PostgresAdapter {}

/** For pools whose connections take statements before they have answered those sent earlier (pg's `pipeline`). */
export class PipelineDialect extends PostgresDialect {
  override createAdapter(): PipelineAdapter {
    return new PipelineAdapter();
  }
}

/** COPY cannot be sent so: connections that are made for it take one statement after the other. */
function takesSeveral({ adapter }: QueryExecutor): boolean {
  return adapter instanceof PipelineAdapter;
}

/**
 * Lets statements of one transaction that are begun together, as by `Promise.all`, travel together: kysely holds each
 * back until the one before is answered, and most of a transaction is waiting and system calls then. They leave in the
 * order in which they were begun, and PostgreSQL runs them one after another in that order: a row may be begun
 * beside the one that it refers to. Where one fails, those behind it fail as well, and the first error is the cause.
 */
export function sendTogether<Result>(
  tx: Transaction<Tables>,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  if (!takesSeveral(tx.getExecutor())) return work(tx);
  return onDirect(tx.getExecutor(), (executor) => work(new Transaction({ ...UNUSED, executor })));
}

/** The same for reading outside of a transaction: over one connection, and not over as many as there are statements. */
export function readTogether<Result>(
  db: Kysely<Tables>,
  read: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction || !takesSeveral(db.getExecutor())) return read(db);
  return onDirect(db.getExecutor(), (executor) => read(new Kysely({ ...UNUSED, executor })));
}

/** Gives statements straight to a connection, until `work` is done. */
function onDirect<Result>(executor: QueryExecutor, work: (executor: QueryExecutor) => Promise<Result>) {
  return executor.provideConnection(async (connection) => {
    let isOver = false;
    const direct = {
      async provideConnection<Given>(consumer: (connection: DatabaseConnection) => Promise<Given>): Promise<Given> {
        // What goes on beside a statement that failed must not be written after the rollback, outside of a transaction.
        if (isOver) throw new Error('This came too late: what it belongs to is over.');
        return consumer(connection);
      },
    };
    try {
      return await work(executor.withConnectionProvider(direct));
    } finally {
      isOver = true;
    }
  });
}
