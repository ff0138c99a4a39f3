export { EAN, type FieldCode, formatCode, IPI, ISRC, ISWC } from './codes.ts';
export { COMMON_RECORDING_FIELDS } from './common-recording-fields.ts';
export { COMMON_WORK_FIELDS } from './common-work-fields.ts';
export {
  type Field,
  type FieldColumn,
  type Fields,
  type FormatLine,
  fieldsOf,
  pickFields,
  type StoredValues,
} from './field.ts';
export { formatPlainValue } from './format-plain-value.ts';
export { RECORDING_FIELDS } from './recording-fields.ts';
export { RECORDING_MENTION_FIELDS } from './recording-mention-fields.ts';
export { WORK_FIELDS } from './work-fields.ts';
export * from './work-part-fields.ts';
