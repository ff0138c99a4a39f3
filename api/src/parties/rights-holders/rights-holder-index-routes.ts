import { partyRoutes } from '../composers/party-routes.ts';

/** `/rightsholders`: who holds rights in recordings or is heard on them. They are the parties that works name too. */
export const rightsHolderIndexRoutes = partyRoutes('/rightsholders', 'recordings');
