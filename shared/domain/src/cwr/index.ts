export {
  type CwrAcknowledgement,
  type CwrAnswer,
  type CwrMessage,
  readAcknowledgement,
  readIswcNotice,
  refusalsOf,
  writeAcknowledgement,
} from './acknowledgements.ts';
export { toCis } from './characters.ts';
export { CwrFileReader, type CwrTransaction } from './file-reader.ts';
export { type CwrFileName, type CwrKind, cwrFileName, cwrKindOf, readCwrFileName } from './file-version.ts';
export { type CwrFinding, refusesFile } from './finding.ts';
export { type CwrImportedWork, type CwrResidue, importedWork } from './imported-work.ts';
export { type KeptValue, keptOf } from './kept.ts';
export { LineCutter } from './lines.ts';
export { type OtherScripts, otherScriptsIn } from './other-scripts.ts';
export { outgoingWork, toldIn } from './outgoing-work.ts';
export type { ToldWork } from './read-work.ts';
export {
  type CwrRecord,
  type CwrValues,
  type CwrWriting,
  newRecord,
  readRecord,
  said,
  writeRecord,
} from './record-text.ts';
export { CWR_VERSIONS, type CwrVersion } from './records/index.ts';
export { CWR_STATUSES, type CwrStatus, cwrStatusText, readCwrStatus, STATUSES_TO_MEND } from './statuses.ts';
export type { CwrName } from './told-names.ts';
export { CwrFileWriter, type CwrSender } from './write-file.ts';
export type { CwrLoss } from './write-notes.ts';
export { type WrittenCwr, writeWork } from './write-work.ts';
