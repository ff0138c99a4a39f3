import type { Session } from '@counterpoint/domain/schemas/members';

/**
 * The landing page sets the promise and then adds the application's script. The application dispatches `WAITING_EVENT` when
 * ready, and renders when the promise resolves.
 */
declare global {
  interface Window {
    __counterpointSession?: Promise<Session>;
  }
}

export const WAITING_EVENT = 'counterpoint:waiting';

export const LANDING_SELECTOR = '[data-landing]';
