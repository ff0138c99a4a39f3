import { paths } from '@counterpoint/contract/paths';
import {
  aDraft,
  aParty,
  aRepertoirePage,
  aWorkPage,
  type FakeRequest,
  type FakeRoutes,
  fakeApi,
  renderWithHost,
  respondWith,
} from '@counterpoint/testing';
import { beforeEach } from '@jest/globals';
import { RegisterPage } from '../register-page.tsx';

export const route = paths.compositions.add();
export const draft = aDraft({ title: 'Volta Blues', version: 3, updated_at: new Date().toISOString() });
const co = aParty({ name: 'Kofi Mensah', is_member: true, is_me: false });

export const open = (path: string = route) => renderWithHost(<RegisterPage />, { route, path });
export const resume = () => open(paths.compositions.continueDraft(draft.id));

let version = 3;

/** The fake API stores enough for the form to continue. */
export function stored({ body }: FakeRequest) {
  version += 1;
  const title = body instanceof Object && 'title' in body ? String(body.title) : '';
  return { ...draft, title, version, updated_at: new Date().toISOString() };
}

export function anApi(routes: FakeRoutes = {}) {
  return fakeApi({
    'GET /compositions': aWorkPage([]),
    'GET /repertoire/compositions': aRepertoirePage([]),
    'GET /compositions/:id': draft,
    'POST /compositions/candidates': { items: [] },
    'POST /compositions': (request: FakeRequest) => respondWith(201, stored(request)),
    'PUT /compositions/:id': stored,
    'POST /composers/candidates': { items: [] },
    'GET /composers': { items: [co], total: 1, page: 1, per_page: 8 },
    ...routes,
  });
}

beforeEach(() => {
  version = 3;
  localStorage.clear();
});
