import type pg from 'pg';

/** Connection settings apart from the pool's. */
export type ConnectionConfig = pg.ClientConfig;
