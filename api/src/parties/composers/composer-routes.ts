import { partyRoutes } from './party-routes.ts';

/** `/composers`: who writes and publishes works. */
export const composerRoutes = partyRoutes('/composers', 'compositions');
