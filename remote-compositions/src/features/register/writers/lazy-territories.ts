/** Few works have territories of writers, and the writers are on the first page of the form. */
export const TERRITORIES = {
  name: 'composition-territories',
  load: () => import('./writer-territories.tsx').then((module) => module.WriterTerritories),
};
