import {
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  type QueryExecutor,
  Transaction,
} from 'kysely';
import type { Tables } from './tables.ts';

/** The connection exists already: this dialect opens none. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('There is a connection already.')) });
const UNUSED = { config: { dialect }, dialect, driver: dialect.createDriver() };

class PipelineAdapter extends PostgresAdapter {}

/** For pools whose connections accept statements before they answer earlier ones (pg's `pipeline`). */
export class PipelineDialect extends PostgresDialect {
  override createAdapter(): PipelineAdapter {
    return new PipelineAdapter();
  }
}

/** COPY can't be pipelined, so its connections take one statement after another. */
function takesSeveral({ adapter }: QueryExecutor): boolean {
  return adapter instanceof PipelineAdapter;
}

/**
 * Pipelines the statements that `work` begins together in one transaction, as by `Promise.all`; kysely would wait for
 * each answer. They run in the order of their start, so a row may be inserted beside the one it refers to. After a
 * failure all later ones fail as well; the first error is the cause.
 */
export function sendTogether<Result>(
  tx: Transaction<Tables>,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  if (!takesSeveral(tx.getExecutor())) return work(tx);
  return onDirect(tx.getExecutor(), (executor) => work(new Transaction({ ...UNUSED, executor })));
}

/** The same for reads outside of a transaction, over one connection instead of several. */
export function readTogether<Result>(
  db: Kysely<Tables>,
  read: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction || !takesSeveral(db.getExecutor())) return read(db);
  return onDirect(db.getExecutor(), (executor) => read(new Kysely({ ...UNUSED, executor })));
}

/** Sends statements directly on one connection until `work` is done. */
function onDirect<Result>(executor: QueryExecutor, work: (executor: QueryExecutor) => Promise<Result>) {
  return executor.provideConnection(async (connection) => {
    let isOver = false;
    const direct = {
      async provideConnection<Given>(consumer: (connection: DatabaseConnection) => Promise<Given>): Promise<Given> {
        // A statement begun after the rollback would run outside of the transaction.
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
