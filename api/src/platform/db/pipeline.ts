import {
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  type QueryExecutor,
  Transaction,
} from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('A connection already exists.')) });
const UNUSED = { config: { dialect }, dialect, driver: dialect.createDriver() };

class PipelineAdapter extends PostgresAdapter {}

export class PipelineDialect extends PostgresDialect {
  override createAdapter(): PipelineAdapter {
    return new PipelineAdapter();
  }
}

/** COPY can't be pipelined, so its connections take one statement after another. */
function supportsPipelining({ adapter }: QueryExecutor): boolean {
  return adapter instanceof PipelineAdapter;
}

/**
 * Pipelines statements begun together, as by `Promise.all`; kysely would wait for each. They run in order, and all fail
 * after a failure, with its error.
 */
export function runPipelined<Result>(
  tx: Transaction<Tables>,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  if (!supportsPipelining(tx.getExecutor())) return work(tx);
  return withDirectConnection(tx.getExecutor(), (executor) => work(new Transaction({ ...UNUSED, executor })));
}

export function readPipelined<Result>(
  db: Kysely<Tables>,
  read: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction || !supportsPipelining(db.getExecutor())) return read(db);
  return withDirectConnection(db.getExecutor(), (executor) => read(new Kysely({ ...UNUSED, executor })));
}

function withDirectConnection<Result>(executor: QueryExecutor, work: (executor: QueryExecutor) => Promise<Result>) {
  return executor.provideConnection(async (pooled) => {
    const connection = reportingCauses(pooled);
    let isOver = false;
    const direct = {
      async provideConnection<Given>(consumer: (connection: DatabaseConnection) => Promise<Given>): Promise<Given> {
        // A statement begun after the rollback would run outside of the transaction.
        if (isOver) throw new Error('This statement is too late: its transaction has ended.');
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

const TRANSACTION_ABORTED = '25P02';

/** Of two failed statements, `Promise.all` reports the one that fewer functions await, which may be the later one. */
function reportingCauses(connection: DatabaseConnection): DatabaseConnection {
  let cause: unknown = null;
  return {
    async executeQuery<Row>(...query: Parameters<DatabaseConnection['executeQuery']>) {
      try {
        return await connection.executeQuery<Row>(...query);
      } catch (error) {
        const isConsequence = error instanceof pg.DatabaseError && error.code === TRANSACTION_ABORTED;
        if (isConsequence) throw cause ?? error;
        cause = error;
        throw error;
      }
    },
    streamQuery: (...query) => connection.streamQuery(...query),
  };
}
