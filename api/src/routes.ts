import type { FastifyPluginAsync } from 'fastify';
import { profileRoutes } from './account/profile-routes.ts';
import { signUpRoutes } from './account/sign-up-routes.ts';
import type { ApiContext } from './api-context.ts';
import { frontendErrorRoutes } from './frontend-errors/frontend-error-routes.ts';
import { healthRoutes } from './health/health-routes.ts';
import { isniRoutes } from './identifiers/isni-routes.ts';
import { liveRoutes } from './live/live-routes.ts';
import { sessionRoutes } from './session/session-routes.ts';

/** Every subject's routes. A new subject is one folder and one line here. */
export const subjectRoutes: readonly FastifyPluginAsync<ApiContext>[] = [
  healthRoutes,
  sessionRoutes,
  signUpRoutes,
  profileRoutes,
  isniRoutes,
  frontendErrorRoutes,
  liveRoutes,
];
