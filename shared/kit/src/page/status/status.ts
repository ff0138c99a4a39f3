import type { StatusTone } from '@counterpoint/kit/core';

export interface StatusWords {
  label: string;
  tone: StatusTone;
  /** What it means, in one sentence. */
  meaning: string;
  /** What happens next, and who has to do it. */
  next: string;
}
