export { ownParty, type PickedParty } from './own-party.ts';
export { type PartyResource, partiesOf, partyKeys, type TypedParty, usePartyCandidates } from './party-api.ts';
export { PartyDuplicates } from './party-duplicates.tsx';
export { PartyIdentity } from './party-identity.tsx';
export { PartyPicker } from './party-picker.tsx';
export { knownPartyIn, possibleDuplicatesIn } from './refused-duplicates.ts';
