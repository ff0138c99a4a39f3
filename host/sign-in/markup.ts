import { paths } from '@counterpoint/contract/paths';
import { logoSvg } from '@counterpoint/kit/tokens';
import { currentLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '@counterpoint/messages';
import { inLanguage, inPseudoLanguage } from '@counterpoint/messages/node';
import { PSEUDO_LANGUAGE } from '@counterpoint/messages/pseudo';
import * as text from '../src/messages/sign-in.generated.ts';
import { wavesSvg } from './waves.ts';

interface Script {
  readonly address: string;
  /** Empty in development. */
  readonly integrity: string;
}

/** @param secondStep the script of the second step in a language */
export function markupByLanguage(secondStep: (language: Language) => Script): Record<string, string> {
  const pages = LANGUAGES.map((language) => [language, inLanguage(language, () => markup(secondStep(language)))]);
  const pseudo = inPseudoLanguage(() => markup(secondStep(LANGUAGES[0])));
  return { ...Object.fromEntries(pages), [PSEUDO_LANGUAGE]: pseudo };
}

export function markup(secondStep: Script): string {
  return `<div id="landing" class="landing" data-landing>
  <header class="landing-voice">
    <p class="landing-brand">${logoSvg(32)}<span>Counterpoint</span></p>
    ${wavesSvg()}
    <div class="landing-claim">
      <p class="landing-claim-title">${text.claim().replace('\n', '<br>')}</p>
      <p>${text.purpose()}</p>
    </div>
  </header>
  <main class="landing-main">
    <form id="sign-in" class="landing-form" method="post" novalidate aria-labelledby="sign-in-title" data-home="${paths.dashboard()}">
      <h1 id="sign-in-title">${text.title()}</h1>
      <p class="landing-join">${text.join({ individual: linkTo(paths.account.signupIndividual()), company: linkTo(paths.account.signupCorporate()) }).join('')}</p>
      <noscript><p class="landing-message">${text.needsJavaScript()}</p></noscript>
      <div id="sign-in-message" class="landing-message" role="alert" hidden></div>
      <label for="email">${text.email()}</label>
      <input id="email" name="email" type="email" inputmode="email" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="254" required>
      <div class="landing-password">
        <label for="password">${text.password()}</label>
        <input id="password" name="password" type="password" autocomplete="current-password" maxlength="128" required>
        <button id="reveal" type="button" aria-controls="password" aria-label="${text.showPassword()}">${text.show()}</button>
        <a id="forgotten" href="${paths.account.passwordResetLink()}">${text.forgotPassword()}</a>
      </div>
      <button id="submit" class="landing-submit" type="submit">${text.title()}</button>
      <button id="passkey" class="landing-other" type="button" data-script="${secondStep.address}" data-integrity="${secondStep.integrity}">${text.passkey()}</button>
      <p class="landing-languages">${languageButtons()}</p>
    </form>
  </main>
</div>
<div id="root"></div>`;
}

function linkTo(path: string): (parts: readonly string[]) => string {
  return (parts) => `<a href="${path}">${parts.join('')}</a>`;
}

function languageButtons(): string {
  return LANGUAGES.filter((language) => language !== currentLanguage())
    .map(
      (language) =>
        `<button type="button" lang="${language}" data-language="${language}">${LANGUAGE_NAMES[language]}</button>`,
    )
    .join('');
}
