import type pg from 'pg';

export type ConnectionConfig = pg.ClientConfig;
