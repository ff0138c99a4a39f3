import type { FastifyInstance } from 'fastify';

const POLL_EVERY_MS = 50;
const PATIENCE_MS = 10_000;

/** Closes connections once idle: one that was busy when closing began would stay until its keep-alive ends. */
export function stopGracefully(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const { server } = app;
    const look = setInterval(() => server.closeIdleConnections(), POLL_EVERY_MS).unref();
    const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
    server.once('close', () => {
      clearInterval(look);
      clearTimeout(patience);
    });
  });
}
