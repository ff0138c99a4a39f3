import { partyRoutes } from '../composers/party-routes.ts';

export const rightsHolderIndexRoutes = partyRoutes('/rightsholders', 'recordings');
