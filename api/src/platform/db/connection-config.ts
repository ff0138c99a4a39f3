import type pg from 'pg';

/** How to reach a database apart from the pool. */
export type ConnectionConfig = pg.ClientConfig;
