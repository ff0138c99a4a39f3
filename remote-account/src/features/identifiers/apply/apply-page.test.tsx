import { paths } from '@counterpoint/contract/paths';
import { type IsniApplication, isniContent } from '@counterpoint/domain/schemas/parties';
import {
  anIsniApplication,
  anIsniRecord,
  aProfile,
  aWorkPage,
  aWorkRow,
  type FakeRequest,
  type FakeRoutes,
  failWith,
  fakeApi,
  fakeHost,
  fillIn,
  networkFailure,
  renderWithHost,
  respondWith,
  respondWithNothing,
  saveDraft,
} from '@counterpoint/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ApplyPage } from './apply-page.tsx';

beforeEach(() => localStorage.clear());

const PUT = 'PUT /isni-applications/:id';
const SUBMIT = 'POST /isni-applications/:id/submission';

function echo({ body }: FakeRequest, version: number, overrides: Partial<IsniApplication> = {}) {
  return anIsniApplication({
    content: isniContent.parse(body),
    version,
    updated_at: new Date().toISOString(),
    ...overrides,
  });
}

function anApi(applications: IsniApplication[] = [], more: FakeRoutes = {}) {
  return fakeApi({
    'GET /isni-applications': { items: applications },
    'GET /user/user_isni': anIsniRecord(),
    'GET /isni-candidates': { items: [], is_index_searched: true },
    'POST /isni-applications': (request: FakeRequest) => respondWith(201, echo(request, 1)),
    [PUT]: (request: FakeRequest) => echo(request, 2),
    [SUBMIT]: anIsniApplication({ state: 'submitted', version: 9 }),
    ...more,
  });
}

function open(step?: string, host = fakeHost()) {
  const route = paths.account.isniApplication();
  return renderWithHost(<ApplyPage />, { route, path: step ? `${route}?step=${step}` : route, host });
}

const ready = anIsniApplication({ version: 3 });
const next = (name: string | RegExp = 'Continue') => screen.getByRole('button', { name });

describe('searching first', () => {
  test('searches for the member’s name and creates a draft from the profile', async () => {
    const api = anApi();
    const host = fakeHost({ user: aProfile({ roles: ['composer'], stage_names: ['Ama S.'], country: 'GH' }) });
    const { user } = open(undefined, host);
    expect(await screen.findByText('No records found under this name. You can continue.')).toBeVisible();
    expect(api.to('GET /isni-candidates')[0]?.query).toEqual({ name: 'Ama Serwaa' });
    await user.click(next());
    expect(await screen.findByLabelText('Family name, or only name')).toHaveValue('Serwaa');
    expect(screen.getByLabelText('Other name 1')).toHaveValue('Ama S.');
    await waitFor(() => expect(api.to('POST /isni-applications')).toHaveLength(1));
    expect(api.to('POST /isni-applications')[0]?.body).toMatchObject({ roles: ['composer'], country: 'GH' });
    expect(await screen.findByText('Draft saved a few moments ago')).toBeVisible();
  });

  test('asks for a name', async () => {
    anApi();
    const { user } = open();
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.click(next());
    expect(await screen.findByRole('link', { name: 'Enter the name to search for.' })).toBeVisible();
    expect(name).toBeInvalid();
  });

  test('leads from the member’s record to claiming its number', async () => {
    const record = {
      isni: '999000000000002X',
      ppn: null,
      name: 'Ama Serwaa',
      dates: '1991-',
      details: ['Kente Nights'],
      sources: ['VIAF'],
    };
    const api = anApi([], { 'GET /isni-candidates': { items: [record], is_index_searched: true } });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^This is me: Ama Serwaa/ }));
    expect(await screen.findByLabelText('Your ISNI')).toHaveValue('999000000000002X');
    await user.click(next());
    await user.click(await screen.findByRole('checkbox', { name: /The society may pass this on/ }));
    api.use({ [SUBMIT]: anIsniApplication({ state: 'claimed_existing' }) });
    await user.click(next('Submit claim'));
    expect(await screen.findByText(`Elsewhere: ${paths.account.personalIdentifiers()}`)).toBeVisible();
  });

  test.each([
    ['the index is unavailable', { items: [], is_index_searched: false }, /^The public ISNI index is unavailable/],
    ['the search fails', () => failWith(503), 'You can continue without it.'],
  ])('says when %s and lets the member continue', async (_, candidates, message) => {
    anApi([], { 'GET /isni-candidates': candidates });
    const { user } = open();
    expect(await screen.findByText(message)).toBeVisible();
    await user.click(next());
    expect(await screen.findByLabelText('Family name, or only name')).toBeVisible();
  });
});

describe('the steps', () => {
  test('can be left with errors; the review leads to the field and straight back', async () => {
    anApi([anIsniApplication({ content: { ...ready.content, family_name: '' } })]);
    const { user } = open('names');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Continue anyway' }));
    for (let step = 0; step < 3; step += 1) await user.click(next());
    await user.click(await screen.findByRole('button', { name: /^Go to field in Names/ }));
    const name = await screen.findByLabelText('Family name, or only name');
    expect(name).toHaveFocus();
    await fillIn(user, name, 'Serwaa');
    await user.click(next('Back to review'));
    expect(await screen.findByRole('button', { name: 'Submit application' })).toBeVisible();
    expect(screen.queryByText('Before you can submit')).toBeNull();
  });

  test('require valid input; the summary links to the field', async () => {
    anApi([anIsniApplication({ content: isniContent.parse({ family_name: 'Serwaa', works: [{}] }) })]);
    const { user } = open('works');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Choose at least one role.');
    expect(summary).toHaveTextContent('Choose your role in this work.');
    await user.click(within(summary).getByRole('link', { name: 'Enter the title of this work, or remove it.' }));
    expect(screen.getByLabelText('Title of work 1')).toHaveFocus();
  });

  test('lead from names to a review of all answers', async () => {
    anApi([ready]);
    const { user } = open('names');
    await screen.findByLabelText('Family name, or only name');
    for (const label of ['Roles', 'Country', 'Links']) {
      await user.click(next());
      expect(await screen.findByText(label, { exact: false, selector: 'legend, label' })).toBeVisible();
    }
    await user.click(next());
    const works = await screen.findByRole('region', { name: 'What you do' });
    expect(works).toHaveTextContent('Songbird at the Harbour, composer, 2019, T0345246801');
    expect(screen.getByRole('region', { name: 'Dates and places' })).toHaveTextContent('14 March 1991, not published');
  });

  test('apply for a number after the browser went back from a claim', async () => {
    anApi([anIsniApplication({ content: { ...ready.content, existing_isni: '999000000000002X' } })]);
    const { user } = open('links');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('button', { name: 'Submit application' })).toBeVisible();
  });

  test('copy a work from the member’s compositions', async () => {
    const api = anApi([anIsniApplication({ content: { ...ready.content, works: [] } })], {
      'GET /compositions': aWorkPage([aWorkRow({ title: 'Volta Blues', iswc: 'T0345246801' })]),
    });
    const { user } = open('works');
    await user.type(await screen.findByRole('combobox', { name: 'Or choose one of your compositions' }), 'Volta');
    await user.click(await screen.findByRole('option', { name: /Volta Blues/ }));
    expect(await screen.findByLabelText('Title of work 1')).toHaveValue('Volta Blues');
    expect(screen.getByLabelText('ISWC, ISRC or link (optional)')).toHaveValue('T-034.524.680-1');
    saveDraft();
    await waitFor(() => expect(api.to(PUT)).toHaveLength(1));
  });

  test('keep a line that has no title yet when a work is copied', async () => {
    const begun = { title: '', role: 'author' as const, date: '', identifier: 'T-034.524.680-1' };
    anApi([anIsniApplication({ content: { ...ready.content, works: [begun] } })], {
      'GET /compositions': aWorkPage([aWorkRow({ title: 'Volta Blues' })]),
    });
    const { user } = open('works');
    await user.type(await screen.findByRole('combobox', { name: 'Or choose one of your compositions' }), 'Volta');
    await user.click(await screen.findByRole('option', { name: /Volta Blues/ }));
    expect(await screen.findByLabelText('Title of work 2')).toHaveValue('Volta Blues');
    expect(screen.getByDisplayValue('T-034.524.680-1')).toBeVisible();
  });
});

describe('sending', () => {
  test('requires consent, saves the last edits and submits that version', async () => {
    const api = anApi([ready]);
    const { user, host } = open('review');
    await user.click(await screen.findByRole('button', { name: 'Submit application' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Agree to share this information');
    await user.click(screen.getByRole('checkbox', { name: /The society may pass this on/ }));
    await user.click(next('Submit application'));
    expect(await screen.findByText(`Elsewhere: ${paths.account.personalIdentifiers()}`)).toBeVisible();
    expect(api.to(PUT).at(-1)?.body).toMatchObject({ consent: true });
    expect(api.to(SUBMIT)[0]?.headers.get('if-match')).toBe('"2"');
    expect(host.notify).toHaveBeenCalledWith('Application submitted.', { type: 'success' });
  });

  test('keeps a server error at its field until the field changes', async () => {
    const path = 'existing_isni';
    const message = 'This ISNI appears next to another name here.';
    const claim = anIsniApplication({
      content: { ...ready.content, existing_isni: '999000000000002X', consent: true },
    });
    anApi([claim], {
      [SUBMIT]: () => failWith(422, { message: 'Look again.', details: [{ path, message }] }),
    });
    const { user } = open('review');
    await user.click(await screen.findByRole('button', { name: 'Submit claim' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    const number = screen.getByLabelText('Your ISNI');
    await user.click(number);
    await user.tab();
    await expect(waitFor(() => expect(number).toBeValid(), { timeout: 300 })).rejects.toThrow();
    expect(number).toHaveAccessibleDescription(expect.stringContaining(message));
    await user.type(number, '{Backspace}');
    await waitFor(() => expect(number).not.toHaveAccessibleDescription(expect.stringContaining(message)));
  });

  test('submits an answer to the society’s question', async () => {
    const pending = anIsniApplication({
      state: 'more_info_needed',
      question: 'Which band was it?',
      version: 6,
      content: { ...ready.content, consent: true },
    });
    const api = anApi([pending]);
    const { user } = open();
    expect(await screen.findByText('Which band was it?')).toBeVisible();
    await fillIn(user, screen.getByLabelText('Your answer to the society (optional)'), 'The Harbour Band');
    await user.click(next('Submit again'));
    expect(await screen.findByText(/^Elsewhere/)).toBeVisible();
    expect(api.to(PUT).at(-1)?.body).toMatchObject({ note: 'The Harbour Band' });
    expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull();
  });
});

describe('a draft', () => {
  test('keeps edits while the API is down, even after a reload', async () => {
    const api = anApi([ready], {
      [PUT]: () => {
        throw networkFailure();
      },
    });
    const first = open('places');
    await first.user.type(await screen.findByLabelText('City (optional)'), 'Accra');
    saveDraft();
    expect(await screen.findByText(/^Not saved\. Network error/)).toBeVisible();
    first.unmount();
    api.use({ [PUT]: (request: FakeRequest) => echo(request, 4) });
    open('places');
    expect(await screen.findByLabelText('City (optional)')).toHaveValue('Accra');
    expect(await screen.findByText('Draft saved a few moments ago')).toBeVisible();
  });

  test('shows both versions when it was changed elsewhere', async () => {
    const theirs = anIsniApplication({ version: 8, content: { ...ready.content, city: 'Kumasi' } });
    anApi([ready], { [PUT]: failWith(412, { code: 'stale_version', current: theirs }) });
    const { user } = open('places');
    await user.type(await screen.findByLabelText('City (optional)'), 'Accra');
    saveDraft();
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Accra, Ghana');
    expect(dialog).toHaveTextContent('Kumasi, Ghana');
    await user.click(within(dialog).getByRole('button', { name: 'Use the other version' }));
    await waitFor(() => expect(screen.getByLabelText('City (optional)')).toHaveValue('Kumasi'));
  });

  test('that was submitted in another tab leads to the identifiers, and isn’t offered as a new one', async () => {
    const sent = anIsniApplication({ version: 8, state: 'submitted' });
    anApi([ready], { [PUT]: failWith(412, { code: 'stale_version', current: sent }) });
    const { user } = open('places');
    await user.type(await screen.findByLabelText('City (optional)'), 'Accra');
    saveDraft();
    expect(await screen.findByText('This application was submitted in another tab or browser')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Your personal identifiers' });
    expect(link).toHaveAttribute('href', paths.account.personalIdentifiers());
    for (const name of ['Save as a new draft', 'Save and close', 'Discard draft'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('is discarded after confirmation', async () => {
    const api = anApi([ready], { 'DELETE /isni-applications/:id': respondWithNothing });
    const { user } = open('names');
    await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard draft' }));
    expect(await screen.findByText(/^Elsewhere/)).toBeVisible();
    expect(api.to('DELETE /isni-applications/:id')).toHaveLength(1);
  });
});
