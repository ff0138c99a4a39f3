import { problem } from '@counterpoint/domain/schemas/requests';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

export function returns<Status extends number, Data extends z.core.$ZodType>(status: Status, data: Data) {
  const success = z.object({ data });
  // A computed key widens to `number`; the cast restores it.
  return { [status]: success, '4xx': problem } as { [Key in Status]: typeof success } & { '4xx': typeof problem };
}

export const noContent = { 204: z.void(), '4xx': problem } as const;

/** Handlers of routes with this schema return nothing. */
export function answerWithoutContent(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ routeOptions }, reply) => {
    if (routeOptions.schema?.response === noContent) reply.code(204);
  });
}
