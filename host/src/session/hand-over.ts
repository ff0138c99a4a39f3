import type { Session } from '@counterpoint/domain/schemas/members';

/**
 * How the landing page starts the application behind its form: it sets the promise of a session and then adds the
 * application's script. The application gets ready, says so with `WAITING_EVENT`, and renders when the promise is kept.
 */
declare global {
  interface Window {
    __counterpointSession?: Promise<Session>;
  }
}

export const WAITING_EVENT = 'counterpoint:waiting';

/** Marks what the landing page put into the document and the application takes away. */
export const LANDING_SELECTOR = '[data-landing]';
