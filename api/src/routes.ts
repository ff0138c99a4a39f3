import type { FastifyPluginAsync } from 'fastify';
import type { ApiContext } from './api-context.ts';
import { healthRoutes } from './health/health-routes.ts';

/** Every subject's routes. A new subject is one folder and one line here. */
export const subjectRoutes: readonly FastifyPluginAsync<ApiContext>[] = [healthRoutes];
