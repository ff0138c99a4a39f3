export { type ImportedRecording, importedRecording, plainRecording } from './imported-recording.ts';
export { contributorRoleOf, readUse } from './list-cells.ts';
export { territoriesCell } from './place-cells.ts';
export { RECORDING_HEADER, RECORDING_TABLE, recordingRows, type WrittenRecording } from './recording-table.ts';
export { comparedWord, ROLE_WORDS } from './recording-words.ts';
export {
  type HolderProposal,
  proposeHolders,
  type RightsForAll,
  withRights,
} from './rights-for-all.ts';
export { RIGHTS_HEADER, rightsRows } from './rights-rows.ts';
