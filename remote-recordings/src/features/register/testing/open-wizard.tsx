import { paths } from '@counterpoint/contract/paths';
import {
  aParty,
  aRecordingDraft,
  aRecordingPage,
  aRepertoirePage,
  aWorkRow,
  type FakeRequest,
  type FakeRoutes,
  fakeApi,
  renderWithHost,
  respondWith,
} from '@counterpoint/testing';
import { beforeEach } from '@jest/globals';
import { RegisterPage } from '../register-page.tsx';

export const route = paths.recordings.add();
export const draft = aRecordingDraft({ title: 'Night Market', version: 3, updated_at: new Date().toISOString() });
export const kofi = aParty({ name: 'Kofi Mensah', is_member: true, is_me: false });
export const volta = aWorkRow({ title: 'Volta Blues' });

export const open = (path: string = route) => renderWithHost(<RegisterPage />, { route, path });
export const openAt = (step: string) => open(`${paths.recordings.continueDraft(draft.id)}&step=${step}`);

let version = 3;

/** The fake API stores enough for the form to continue. */
export function stored({ body }: FakeRequest) {
  version += 1;
  const title = body instanceof Object && 'title' in body ? String(body.title) : '';
  return { ...draft, title, version, updated_at: new Date().toISOString() };
}

export const nothingFound = { items: [], total: 0, page: 1, per_page: 5, corrected_query: null, is_cut: false };

export function anApi(routes: FakeRoutes = {}) {
  return fakeApi({
    'GET /recordings': aRecordingPage([]),
    'GET /repertoire/recordings': nothingFound,
    'GET /repertoire/compositions': aRepertoirePage([{ ...volta, is_mine: false, matches: [] }]),
    'GET /recordings/:id': draft,
    'POST /recordings/candidates': { items: [] },
    'POST /recordings': (request: FakeRequest) => respondWith(201, stored(request)),
    'PUT /recordings/:id': stored,
    'GET /composers': { items: [kofi], total: 1, page: 1, per_page: 8 },
    'POST /composers/candidates': { items: [] },
    'GET /rightsholders': { items: [kofi], total: 1, page: 1, per_page: 8 },
    ...routes,
  });
}

beforeEach(() => {
  version = 3;
  localStorage.clear();
});
