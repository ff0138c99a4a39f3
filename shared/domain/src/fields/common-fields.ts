import { RECORDING_FIELDS } from './recording-fields.ts';
import { WORK_FIELDS } from './work-fields.ts';

const { language, genre, distribution_category, work_type } = WORK_FIELDS;
const { label, p_line, release_title, recording_country } = RECORDING_FIELDS;

/** Fields whose value several works often share, so that they can be edited in all of them at once. */
export const COMMON_WORK_FIELDS = { language, genre, distribution_category, work_type };
/** As `COMMON_WORK_FIELDS`, such as for all recordings of a release. */
export const COMMON_RECORDING_FIELDS = {
  label,
  p_line,
  release_title,
  genre: RECORDING_FIELDS.genre,
  language: RECORDING_FIELDS.language,
  recording_country,
};
