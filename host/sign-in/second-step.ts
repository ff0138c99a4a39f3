import { PasskeyError, signWithPasskey } from '@counterpoint/client/passkeys';
import { CONTACT } from '@counterpoint/domain/contact';
import type { PasskeyOptions } from '@counterpoint/domain/schemas/members';
import { isRecord } from '../src/config/is-record.ts';
import * as text from '../src/messages/second-step.generated.ts';
import type { PageElements } from './page-elements.ts';
import { type Answer, post, sessionFrom } from './request-session.ts';

/** Signs in with a passkey alone, or with one as the second step. */
export async function signInWithPasskey(purpose: 'sign_in' | 'second_factor'): Promise<Answer> {
  const options = await post('/session/passkey-options', { purpose });
  if ('message' in options) return options;
  const challenge = isRecord(options.body) ? options.body.data : null;
  if (!isOptions(challenge)) return { message: text.failed() };
  try {
    return sessionFrom(await post('/session/passkey', { credential: await signWithPasskey(challenge) }));
  } catch (error) {
    return { message: error instanceof PasskeyError ? error.message : text.failed() };
  }
}

function isOptions(value: unknown): value is PasskeyOptions {
  return isRecord(value) && typeof value.challenge === 'string';
}

/** Shows the second step in place of the form, until it gives a session or the member starts over. */
export function askSecondStep({ form }: PageElements, proofs: readonly string[]): Promise<Answer | 'start-over'> {
  const { promise, resolve } = Promise.withResolvers<Answer | 'start-over'>();
  const step = createStep(proofs);
  form.hidden = true;
  form.after(step.form);
  step.heading.focus();

  async function run(request: () => Promise<Answer>): Promise<void> {
    if (step.form.ariaBusy === 'true') return;
    step.form.ariaBusy = 'true';
    const answer = await request();
    step.form.ariaBusy = 'false';
    if ('session' in answer) resolve(answer);
    else if ('message' in answer) step.show(answer.message);
  }

  step.passkey?.addEventListener('click', () => void run(() => signInWithPasskey('second_factor')));
  step.back.addEventListener('click', () => resolve('start-over'));
  step.form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const code = step.code?.value.trim();
    if (code) await run(async () => sessionFrom(await post('/session/code', { code })));
    else step.show(text.enterCode());
    step.code?.focus();
  });
  return promise;
}

function createStep(proofs: readonly string[]) {
  const hasPasskey = proofs.includes('passkey');
  const hasApp = proofs.includes('authenticator_app');
  const hasCode = hasApp || proofs.includes('recovery_code');
  const form = element('form', 'landing-form');
  form.noValidate = true;
  const heading = element('h1', '', text.title());
  heading.tabIndex = -1;
  const message = element('div', 'landing-message');
  message.role = 'alert';
  message.hidden = true;
  const passkey = hasPasskey ? button(hasCode ? 'landing-other' : 'landing-submit', text.passkey()) : null;
  const code = hasCode ? element('input') : null;
  const back = button('landing-link', text.startOver());
  form.append(heading, element('p', 'landing-join', text.explanation()), message);
  if (code) {
    code.id = 'code';
    code.autocomplete = 'one-time-code';
    code.maxLength = 40;
    code.setAttribute('aria-describedby', 'code-help');
    const label = element('label', '', text.code());
    label.htmlFor = code.id;
    const help = element('p', 'landing-help', hasApp ? text.codeOfApp() : text.codeOfRecovery());
    help.id = 'code-help';
    form.append(label, code, help, button('landing-submit', text.submit(), 'submit'));
  }
  if (passkey) form.append(passkey);
  const lost = element('p', 'landing-join', `${text.lost()} `);
  const contact = element('a', '', CONTACT.email);
  contact.href = `mailto:${CONTACT.email}`;
  lost.append(contact);
  form.append(back, lost);
  function show(shown: string): void {
    message.textContent = shown;
    message.hidden = false;
  }
  return { form, heading, passkey, code, back, show };
}

function button(className: string, label: string, type: 'button' | 'submit' = 'button'): HTMLButtonElement {
  const made = element('button', className, label);
  made.type = type;
  return made;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  content = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = content;
  return made;
}
