export {
  type CwrAcknowledgement,
  type CwrAnswer,
  readAnswer,
  writeAcknowledgement,
} from './acknowledgements.ts';
export { CwrFileReader, type CwrTransaction } from './file-reader.ts';
export { type CwrFileName, cwrFileName, cwrKindOf, readCwrFileName } from './file-version.ts';
export type { CwrFinding } from './finding.ts';
export { type CwrResidue, importedWork } from './imported-work.ts';
export { latinText } from './latin-text.ts';
export { LineCutter } from './lines.ts';
export { otherScriptsIn } from './other-scripts.ts';
export { findOutgoingFaults, hasControlledParty, outgoingWork, parseResidue, severityOfKept } from './outgoing-work.ts';
export type { CwrName } from './read-names.ts';
export type { ParsedWork } from './read-work.ts';
export { type CwrRecord, getValue, newRecord, readRecord } from './record-text.ts';
export type { CwrVersion } from './records/index.ts';
export type { CwrStatus } from './status-codes.ts';
export { withUnstated } from './unstated-values.ts';
export { findUnsupported } from './unsupported-values.ts';
export { isPublicDomainName } from './work-records.ts';
export { CwrFileWriter } from './write-file.ts';
export type { CwrLoss } from './write-notes.ts';
export { type WrittenCwr, writeWork } from './write-work.ts';
