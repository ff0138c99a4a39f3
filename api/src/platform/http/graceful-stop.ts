import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;
const PATIENCE_MS = 10_000;

/**
 * Lets a server that closes answer what it was asked already. A connection that was busy when the closing began is idle
 * afterwards and would hold it until its keep-alive runs out, so it is closed then; what still works after ten seconds is cut off.
 */
export function stopGracefully(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const { server } = app;
    const look = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS).unref();
    const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
    server.once('close', () => {
      clearInterval(look);
      clearTimeout(patience);
    });
  });
}
