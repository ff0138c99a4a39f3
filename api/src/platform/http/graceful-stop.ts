import type { FastifyInstance } from 'fastify';

const POLL_INTERVAL_MS = 50;
const TIMEOUT_MS = 10_000;

/** Closes connections once idle: one that was busy when closing began would stay until its keep-alive ends. */
export function stopGracefully(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const { server } = app;
    const poll = setInterval(() => server.closeIdleConnections(), POLL_INTERVAL_MS).unref();
    const timer = setTimeout(() => server.closeAllConnections(), TIMEOUT_MS).unref();
    server.once('close', () => {
      clearInterval(poll);
      clearTimeout(timer);
    });
  });
}
