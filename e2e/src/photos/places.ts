// cspell:ignore harmatan mens zzyx zzyzx
import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { confirmBy, continueTo, fillInPerson, newJoiner, reachAnswers } from '../portal/joining.ts';
import { ACKNOWLEDGEMENT_PLACES } from './acknowledgement-places.ts';
import { CASE_PLACES } from './case-places.ts';
import { COMPOSER_PLACES } from './composer-places.ts';
import { FILING_PLACES } from './filing-places.ts';
import { IMPORT_PLACES } from './import-places.ts';
import { LIST_PLACES } from './list-places.ts';
import { resumeDraft } from './looked-up.ts';
import { MANDATE_PLACES } from './mandate-places.ts';
import { PASSWORD_PLACES } from './password-places.ts';
import { PEOPLE_PLACES } from './people-places.ts';
import type { Place } from './place.ts';
import { PROFILE_PLACES } from './profile-places.ts';
import { RECORDING_PLACES } from './recording-places.ts';
import { RECORDING_REGISTER_PLACES } from './recording-register-places.ts';
import { REGISTER_PLACES } from './register-places.ts';
import { RIGHTS_PLACES } from './rights-places.ts';
import { SHELL_PLACES } from './shell-places.ts';
import { visit } from './visit.ts';
import { WORK_PLACES } from './work-places.ts';

function at(name: string, path: string, isPublic = false): Place {
  return { name, isPublic, go: (page) => visit(page, path) };
}

/** Opens the first work in this state. */
function detailsOf(name: string, filter: string): Place {
  return {
    name,
    go: (page) => openFirst(page, filter),
  };
}

async function openFirst(page: Page, filter: string): Promise<void> {
  await visit(page, `${paths.compositions.list()}?filter=${filter}`);
  const works = page.getByRole('main').locator(`a[href*="${paths.compositions.details('')}"]`);
  await works.first().click();
  await page.waitForURL(`**${paths.compositions.details('')}*`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Resumes the first draft of the list at one step of the wizard. */
function draftAt(name: string, step: string): Place {
  return { name, go: (page) => resumeDraft(page, step) };
}

/** A step of joining as a person, from the start. */
function signUpAt(name: string, go: (page: Page) => Promise<unknown>): Place {
  return {
    name,
    isPublic: true,
    go: async (page) => {
      // Without the answers of an earlier place.
      if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.clear());
      await page.goto(paths.account.signupIndividual());
      await go(page);
    },
  };
}

const KOFI = 'kofi.mensah@example.org';
const OSU = 'osu.music@example.org';

/** A member's identifiers, once loaded. */
function identifiersOf(name: string, member?: string): Place {
  return {
    name,
    ...(member && { member }),
    go: async (page) => {
      await visit(page, paths.account.personalIdentifiers());
      await page.getByRole('region', { name: 'IPI name number' }).waitFor();
    },
  };
}

/** A step of the publisher's ISNI application. */
function applyAt(name: string, step: string): Place {
  return { ...at(name, `${paths.account.isniApplication()}?step=${step}`), member: OSU };
}

/** All routes, with their most different states. */
export const PLACES: readonly Place[] = [
  at('sign-in', paths.signIn(), true),
  at('sign-up-individual', paths.account.signupIndividual(), true),
  at('sign-up-corporate', paths.account.signupCorporate(), true),
  signUpAt('sign-up-errors', (page) => page.getByRole('button', { name: 'Continue', exact: true }).click()),
  signUpAt('sign-up-role', async (page) => {
    await fillInPerson(page, newJoiner());
    await continueTo(page, 'What you do');
  }),
  signUpAt('sign-up-check', (page) => reachAnswers(page, newJoiner())),
  signUpAt('sign-up-account', async (page) => {
    const joiner = newJoiner();
    await reachAnswers(page, joiner);
    await page.goBack();
    await page.getByText('Read the terms').click();
  }),
  at('sign-up-link', `${paths.account.signupSuccess()}?confirm=none`, true),
  {
    name: 'sign-up-link-unknown',
    isPublic: true,
    go: async (page) => {
      await confirmBy(page, `${paths.account.signupSuccess()}?confirm=none`);
      await page.getByRole('heading', { name: 'We don’t recognise this link' }).waitFor();
    },
  },
  at('sign-up-success', paths.account.signupSuccess(), true),
  at('dashboard', paths.dashboard()),
  at('compositions', paths.compositions.list()),
  at('compositions-no-match', `${paths.compositions.list()}?query=zzzzzz`),
  ...LIST_PLACES,
  ...CASE_PLACES,
  at('repertoire', `${paths.compositions.search()}?query=harmatan`),
  at('register-search', paths.compositions.add()),
  ...COMPOSER_PLACES,
  ...FILING_PLACES,
  ...ACKNOWLEDGEMENT_PLACES,
  ...IMPORT_PLACES,
  draftAt('register-about', 'about'),
  draftAt('register-writers', 'writers'),
  {
    name: 'register-picker',
    go: async (page) => {
      await resumeDraft(page, 'writers');
      await page.getByRole('combobox', { name: 'Add a writer' }).fill('mens');
      await page
        .getByRole('option', { name: /Mensah/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'register-new-writer',
    go: async (page) => {
      await resumeDraft(page, 'writers');
      await page.getByRole('combobox', { name: 'Add a writer' }).fill('Zzyx Quartey');
      await page.getByRole('button', { name: 'Add a new writer' }).click();
    },
  },
  draftAt('register-review', 'review'),
  ...REGISTER_PLACES,
  ...RIGHTS_PLACES,
  ...RECORDING_REGISTER_PLACES,
  detailsOf('composition-registered', 'registered'),
  detailsOf('composition-awaiting', 'awaiting_confirmation'),
  detailsOf('composition-in-dispute', 'in_dispute'),
  detailsOf('composition-draft', 'draft'),
  {
    name: 'composition-confirm',
    go: async (page) => {
      await visit(page, paths.dashboard());
      await page
        .getByRole('link', { name: /^Review/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Confirm my shares' }).click();
    },
  },
  {
    name: 'composition-discard',
    go: async (page) => {
      await openFirst(page, 'draft');
      await page.getByRole('button', { name: 'Discard draft' }).click();
    },
  },
  ...WORK_PLACES,
  at('recordings', paths.recordings.list()),
  ...RECORDING_PLACES,
  at('oppositions', paths.oppositions.list()),
  at('profile', paths.account.profile()),
  ...PROFILE_PLACES,
  identifiersOf('identifiers'),
  identifiersOf('identifiers-possible-match', KOFI),
  identifiersOf('identifiers-question', OSU),
  applyAt('apply-search', 'search'),
  applyAt('apply-names', 'names'),
  applyAt('apply-works', 'works'),
  applyAt('apply-places', 'places'),
  applyAt('apply-links', 'links'),
  applyAt('apply-claim', 'claim'),
  applyAt('apply-review', 'review'),
  at('help', paths.account.help()),
  at('help-search', `${paths.account.help()}?q=split`),
  at('help-nothing-found', `${paths.account.help()}?q=zzyzx`),
  at('help-topic', paths.account.helpTopic('agreeing-shares')),
  at('help-statuses', paths.account.helpTopic('reading-a-status')),
  at('help-glossary', paths.account.helpTopic('glossary')),
  at('diagnostics', paths.diagnostics()),
  at('not-found', '/nothing/here'),
  ...PASSWORD_PLACES,
  ...PEOPLE_PLACES,
  ...MANDATE_PLACES,
  ...SHELL_PLACES,
];
