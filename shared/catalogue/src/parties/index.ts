export { AddPartyPage } from './add-party-page.tsx';
export { FindPartyPage } from './find-party-page.tsx';
export type { AttachTarget, PartyCatalogue } from './party-catalogue.ts';
export { PartyListPage } from './party-list-page.tsx';
