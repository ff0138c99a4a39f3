import { WORK_FIELDS } from './work-fields.ts';

const { language, genre, distribution_category, work_type } = WORK_FIELDS;

/** Fields whose value several works often share, so that they can be edited in all of them at once. */
export const COMMON_WORK_FIELDS = { language, genre, distribution_category, work_type };
