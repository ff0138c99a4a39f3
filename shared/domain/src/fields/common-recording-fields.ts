import { RECORDING_FIELDS } from './recording-fields.ts';

const { label, p_line, release_title, genre, language, recording_country } = RECORDING_FIELDS;

/** As `COMMON_WORK_FIELDS`, such as for all recordings of a release. In a file of its own, which only their pages load. */
export const COMMON_RECORDING_FIELDS = { label, p_line, release_title, genre, language, recording_country };
