import type { FastifyPluginAsync } from 'fastify';
import type { EntryTypes } from '../entry-definition.ts';
import { bulkRoutes } from './bulk-routes.ts';
import { confirmationRoutes } from './confirmation-routes.ts';
import { amendmentRoutes, draftRoutes } from './draft-routes.ts';
import type { EntryApi, EntryServices } from './entry-requests.ts';
import { reviewRoutes } from './review-routes.ts';

export function entryRoutes<E extends EntryTypes>(api: EntryApi<E>): FastifyPluginAsync<EntryServices>[] {
  return [bulkRoutes(api), draftRoutes(api), confirmationRoutes(api), amendmentRoutes(api), reviewRoutes(api)];
}
