import { paths } from '@counterpoint/contract/paths';
import { logoSvg } from '@counterpoint/kit/tokens';
import { wavesSvg } from './waves.ts';

/** The landing page's body. The application's own root is empty until it takes over. */
export function markup(): string {
  return `<div id="landing" class="landing" data-landing>
  <header class="landing-voice">
    <p class="landing-brand">${logoSvg(32)}<span>Counterpoint</span></p>
    ${wavesSvg()}
    <div class="landing-claim">
      <p class="landing-claim-title">Every voice,<br>every share, in balance.</p>
      <p>Register your works and recordings, agree the splits with your co-writers, and settle disputes in one place.</p>
    </div>
  </header>
  <main class="landing-main">
    <form id="sign-in" class="landing-form" method="post" novalidate aria-labelledby="sign-in-title">
      <h1 id="sign-in-title">Sign in</h1>
      <p class="landing-join">New to the society? <a href="${paths.account.signupIndividual()}">Join as an individual</a> or <a href="${paths.account.signupCorporate()}">as a company</a></p>
      <noscript><p class="landing-message">Counterpoint needs JavaScript. Switch it on in your browser and reload the page.</p></noscript>
      <div id="sign-in-message" class="landing-message" role="alert" hidden></div>
      <label for="email">Email</label>
      <input id="email" name="email" type="email" inputmode="email" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="254" required>
      <div class="landing-password">
        <label for="password">Password</label>
        <input id="password" name="password" type="password" autocomplete="current-password" maxlength="128" required>
        <button id="reveal" type="button" aria-controls="password" aria-label="Show password">Show</button>
        <a href="${paths.account.passwordResetLink()}">Forgot your password?</a>
      </div>
      <button id="submit" class="landing-submit" type="submit">Sign in</button>
    </form>
  </main>
</div>
<div id="root"></div>`;
}
