/** Few works have territories of writers, and the writers are on the first page of the form. */
export const TERRITORIES = {
  name: 'composition-territories',
  load: () => import('../publishers/index.ts').then((module) => module.WriterTerritories),
};
