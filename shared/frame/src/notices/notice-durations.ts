import type { NoticeType } from '@counterpoint/contract';

/** Required by the specification, in milliseconds; null until dismissed. */
export const NOTICE_DURATION_MS: Record<NoticeType, number | null> = {
  blank: 5000,
  custom: 5000,
  success: 2000,
  error: 4000,
  loading: null,
};
