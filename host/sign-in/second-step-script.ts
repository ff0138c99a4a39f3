import type { askSecondStep, signInWithPasskey } from './second-step.ts';

export interface SecondStep {
  readonly ask: typeof askSecondStep;
  readonly signInWithPasskey: typeof signInWithPasskey;
}

/** Set by a script of its own: most members need none of it, so it is no part of the first page. */
declare global {
  interface Window {
    __counterpointSecondStep?: SecondStep;
  }
}
