/** A sign-in on the landing page, with which the application continues. */
export interface SignInResult {
  readonly token: string;
  /** The path and query to show. */
  readonly target: string;
}

/**
 * The landing page sets the promise, adds the application's script, and resolves the promise once the member has signed in. The
 * application dispatches `WAITING_EVENT` when it is ready, and then takes over as soon as the promise is resolved.
 */
declare global {
  interface Window {
    __counterpointSignIn?: Promise<SignInResult>;
  }
}

export const WAITING_EVENT = 'counterpoint:waiting';

export const LANDING_SELECTOR = '[data-landing]';
