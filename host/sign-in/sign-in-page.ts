import { createSessionStore } from '@counterpoint/client/session';
import { paths } from '@counterpoint/contract/paths';
import { applyColorMode, readColorMode } from '@counterpoint/kit/tokens';
import { takeAskedPath } from '../src/session/asked-path.ts';
import { showTypeface, startApplication } from './application.ts';
import { askSession } from './ask-session.ts';
import { readLandingConfig } from './landing-config.ts';
import { findElements, type PageElements } from './page-elements.ts';

/** The part of `location` and `history` that the page needs; tests give their own. */
export interface Moves {
  replace(path: string): void;
  replaceState(path: string): void;
}

const browserMoves: Moves = {
  replace: (path) => location.replace(path),
  replaceState: (path) => history.replaceState(null, '', path),
};

/** Brings the landing page to life. */
export function startSignInPage(moves: Moves = browserMoves): void {
  // Where the member chose nothing the style sheet follows the device by itself, also while the page is open.
  if (readColorMode() !== 'system') applyColorMode();
  const config = readLandingConfig();
  const session = createSessionStore({ secret: config.session_secret });
  if (session.get()) {
    moves.replace(paths.dashboard());
    return;
  }
  if (config.application?.font) showTypeface(config.application.font);
  const elements = findElements();
  // The page's own style sheet goes with the page.
  document.head.querySelector('style')?.setAttribute('data-landing', '');
  const application = startApplication(config.application);
  revealOnDemand(elements);
  onSubmit(elements, async (credentials) => {
    const answer = await askSession(credentials);
    if ('message' in answer) return answer.message;
    session.set(answer.session);
    const target = takeAskedPath() ?? paths.dashboard();
    // The application reads the address once this has run. Without it the address may not be there already: going to
    // the same one again is no move where it has a hash.
    if (application.takeOver(answer.session)) moves.replaceState(target);
    else moves.replace(target);
    return null;
  });
}

interface Typed {
  readonly email: string;
  readonly password: string;
}

/** Calls `submit` once at a time and shows the message that it comes back with; null means that it is done. */
function onSubmit(elements: PageElements, submit: (typed: Typed) => Promise<string | null>): void {
  const { form, email, password } = elements;
  let isBusy = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isBusy) return;
    const missing = [email, password].filter((input) => input.value.trim() === '');
    markMissing(elements, missing);
    if (missing[0]) {
      missing[0].focus();
      return;
    }
    isBusy = true;
    showBusy(elements, true);
    const message = await submit({ email: email.value.trim(), password: password.value });
    if (message === null) return;
    isBusy = false;
    showBusy(elements, false);
    showMessage(elements, message);
  });
}

function markMissing(elements: PageElements, missing: readonly HTMLInputElement[]): void {
  for (const input of [elements.email, elements.password])
    input.setAttribute('aria-invalid', String(missing.includes(input)));
  const names = missing.map((input) => (input === elements.email ? 'your email address' : 'your password'));
  showMessage(elements, names.length > 0 ? `Enter ${names.join(' and ')}.` : '');
}

function showMessage({ message }: PageElements, text: string): void {
  message.textContent = text;
  message.hidden = text === '';
}

/** Not `disabled`, which would take the focus from the button. */
function showBusy({ form, submit }: PageElements, isBusy: boolean): void {
  form.setAttribute('aria-busy', String(isBusy));
  submit.setAttribute('aria-disabled', String(isBusy));
  submit.textContent = isBusy ? 'Signing in…' : 'Sign in';
}

function revealOnDemand({ reveal, password }: PageElements): void {
  reveal.addEventListener('click', () => {
    const isShown = password.type === 'text';
    password.type = isShown ? 'password' : 'text';
    const verb = isShown ? 'Show' : 'Hide';
    reveal.textContent = verb;
    reveal.setAttribute('aria-label', `${verb} password`);
  });
}
