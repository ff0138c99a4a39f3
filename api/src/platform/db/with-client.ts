import pg from 'pg';

/** Connects beside the pool, and disconnects afterwards. */
export async function withClient<Result>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(config);
  // A connection that breaks also fails the statement.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    // A failure to disconnect would hide the error of `work`.
    await client.end().catch(() => undefined);
  }
}
