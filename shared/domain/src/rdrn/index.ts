export { type Declaration, declarationOf, RDRN_ROOT } from './declaration.ts';
export type { RdrnLoss } from './losses.ts';
export { type DeclaredRecording, soundRecordingOf } from './sound-recording.ts';
export type { XmlElement } from './xml-element.ts';
