export { type ErnNode, firstNodeWithText } from './ern-node.ts';
export { type ErnParty, ernPartyOf } from './ern-party.ts';
export { type ErnContext, recordingOfErn } from './ern-recording.ts';
export { type ErnRelease, ernReleaseOf } from './ern-release.ts';
export { type ErnKind, ernKindOf } from './ern-version.ts';
