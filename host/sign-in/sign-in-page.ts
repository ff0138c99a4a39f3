import { LONG_WAIT_MS } from '@counterpoint/client/http';
import { createSessionStore } from '@counterpoint/client/session';
import { applyColorMode, readColorMode } from '@counterpoint/kit/tokens';
import * as text from '../src/messages/sign-in.generated.ts';
import { consumeRequestedPath, consumeSessionEnded } from '../src/session/requested-path.ts';
import { addScript, prepareApplication } from './application.ts';
import { readLandingConfig } from './landing-config.ts';
import { applyMemberLanguage, offerLanguages } from './language-choice.ts';
import { findElements, type PageElements } from './page-elements.ts';
import { type Answer, post, proofsIn, sessionFrom } from './request-session.ts';
import type { SecondStep } from './second-step-script.ts';

export interface Moves {
  replace(path: string): void;
  replaceState(path: string): void;
  reload(): void;
}

const browserMoves: Moves = {
  replace: (path) => location.replace(path),
  replaceState: (path) => history.replaceState(null, '', path),
  reload: () => location.reload(),
};

export function startSignInPage(moves: Moves = browserMoves): void {
  // For `system`, the style sheet follows the device by itself.
  if (readColorMode() !== 'system') applyColorMode();
  const config = readLandingConfig();
  const session = createSessionStore({ secret: config.session_secret });
  const hasSessionEnded = consumeSessionEnded();
  const elements = findElements();
  if (session.get() && !hasSessionEnded) {
    moves.replace(elements.home);
    return;
  }
  document.head.querySelector('style')?.setAttribute('data-landing', '');
  const application = prepareApplication(config.application);
  offerLanguages(elements, moves.reload);
  prepareFields(elements, moves);
  if (hasSessionEnded) showMessage(elements, text.sessionEnded());
  const stopWatching = session.subscribe(() => {
    // Another tab signed in.
    if (session.get()) moves.replace(consumeRequestedPath() ?? elements.home);
  });
  /** Resolves to what went wrong, if anything. */
  async function enter(answer: Answer): Promise<string | null> {
    if ('message' in answer) return answer.message;
    if (answer.session.exp * 1000 <= Date.now()) return text.wrongClock();
    stopWatching();
    session.set(answer.session);
    const target = consumeRequestedPath() ?? elements.home;
    const hasOtherLanguage = applyMemberLanguage(answer.session, answer.language);
    const { token } = answer.session;
    if (hasOtherLanguage || !(await application.handOver({ token, target }))) moves.replace(target);
    return null;
  }
  onSubmit(elements, async (credentials) => {
    application.run();
    const received = await withCancel(elements, (signal) => post('/session', credentials, signal));
    const proofs = proofsIn(received);
    if (!proofs) return enter(sessionFrom(received));
    return withSecondStep(elements.passkey, async ({ ask }) => {
      const answer = await ask(elements, proofs);
      if (answer !== 'start-over') return enter(answer);
      moves.reload();
      return null;
    });
  });
  onPasskey(elements, async () => {
    application.run();
    return withSecondStep(elements.passkey, async ({ signInWithPasskey }) => enter(await signInWithPasskey('sign_in')));
  });
}

function onPasskey(elements: PageElements, signIn: () => Promise<string | null>): void {
  elements.passkey.addEventListener('click', async () => {
    const message = await signIn();
    showMessage(elements, message ?? '');
  });
}

/** Loads its script first, if it isn't there. Resolves to what went wrong, if anything. */
async function withSecondStep(
  { dataset }: HTMLElement,
  use: (step: SecondStep) => Promise<string | null>,
): Promise<string | null> {
  if (!window.__counterpointSecondStep)
    await addScript({ entry: dataset.script ?? '', integrity: dataset.integrity ?? '' });
  return window.__counterpointSecondStep ? use(window.__counterpointSecondStep) : text.unavailable();
}

/** A request has no time limit: after a while the member can cancel it. */
async function withCancel<Result>(
  elements: PageElements,
  send: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    const cancel = document.createElement('button');
    cancel.type = 'button';
    cancel.textContent = text.cancel();
    cancel.addEventListener('click', () => controller.abort());
    showMessage(elements, text.slow());
    elements.message.append(' ', cancel);
  }, LONG_WAIT_MS);
  try {
    return await send(controller.signal);
  } finally {
    clearTimeout(timer);
    showMessage(elements, '');
  }
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Ignores submits while one is pending, and shows the message that `submit` resolves to; null means success. */
function onSubmit(elements: PageElements, submit: (typed: Credentials) => Promise<string | null>): void {
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
  const [first, second] = missing;
  if (second) showMessage(elements, text.enterBoth());
  else if (first) showMessage(elements, first === elements.email ? text.enterEmail() : text.enterPassword());
  else showMessage(elements, '');
}

function showMessage({ message }: PageElements, shown: string): void {
  message.textContent = shown;
  message.hidden = shown === '';
}

/** Not `disabled`, which would take the focus from the button. */
function showBusy({ form, submit }: PageElements, isBusy: boolean): void {
  form.setAttribute('aria-busy', String(isBusy));
  submit.setAttribute('aria-disabled', String(isBusy));
  submit.textContent = isBusy ? text.signingIn() : text.title();
}

function prepareFields({ email, forgotten, reveal, password }: PageElements, moves: Moves): void {
  // The page before may know the address, such as one that was just confirmed.
  const known = new URLSearchParams(location.hash).get('#email');
  if (known) {
    email.value = known;
    moves.replaceState(location.pathname);
  }
  forgotten.addEventListener('click', () => {
    const typed = email.value.trim();
    // In the hash, which no server sees.
    forgotten.hash = typed && `email=${encodeURIComponent(typed)}`;
  });
  reveal.addEventListener('click', () => {
    const isShown = password.type === 'text';
    password.type = isShown ? 'password' : 'text';
    reveal.textContent = isShown ? text.show() : text.hide();
    reveal.setAttribute('aria-label', isShown ? text.showPassword() : text.hidePassword());
  });
}
