import type { StatusTone } from '@counterpoint/kit/core';

/** How a state is told to a member. */
export interface StatusWords {
  /** On the badge. */
  label: string;
  tone: StatusTone;
  /** What it means, in one sentence. */
  meaning: string;
  /** What happens next, and who has to do it. */
  next: string;
}
