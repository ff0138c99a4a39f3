import { paths } from '@counterpoint/contract/paths';
import type { CaseDetails, CaseDraft, CaseGround } from '@counterpoint/domain/schemas/cases';
import {
  aCaseDetails,
  aCaseLine,
  aParty,
  type FakeRequest,
  type FakeRoutes,
  fakeApi,
  renderWithHost,
  respondWith,
} from '@counterpoint/testing';
import { beforeEach } from '@jest/globals';
import { FilingPage } from '../filing-page.tsx';

const { registered_lines, object } = aCaseDetails();

/** Ama's draft: a case about performing shares, without a claim yet. */
export const begun: CaseDraft = {
  kind: 'author_share',
  scope: { rights: ['pr'], uses: [], territories: [], from: null, to: null },
  claimed_lines: registered_lines,
  statement: '',
  other_work_id: null,
  other_work: null,
  timings: null,
  declares_truth: false,
};

/** Every step of filing it. */
export const complete: CaseDraft = {
  ...begun,
  claimed_lines: registered_lines.map((line, index) => ({ ...line, shares: { pr: [6000, 2000, 2000][index] } })),
  statement: 'I wrote the bridge and the second verse.',
  declares_truth: true,
};

export function aDraft(draft: CaseDraft = begun, overrides: Partial<CaseDetails> = {}): CaseDetails {
  return aCaseDetails({
    state: 'draft',
    my_side: 'claimant',
    kind: draft.kind ?? 'author_share',
    draft,
    deadline: null,
    holds: [],
    events: [],
    parties: [],
    acts: [],
    is_my_turn: true,
    ...overrides,
  });
}

export const ground: CaseGround = {
  object: { ...object, revision: 1 },
  lines: registered_lines,
  open_cases: [],
  draft_id: null,
  kinds: ['author_share', 'authorship', 'ownership', 'sample', 'infringement', 'duplicate_work'],
};

export const yaw = aParty({ name: 'Yaw Darko', kind: 'person', is_member: true, is_me: false });

/** The API's response to a saved draft, with the registered lines of its rights. */
function savedAs(details: CaseDetails) {
  return ({ body }: FakeRequest): CaseDetails => {
    // The request is a draft; the API's own tests check its format.
    const draft = body as CaseDraft;
    const registered = registered_lines.map((line) =>
      aCaseLine({ ...line, shares: Object.fromEntries(draft.scope.rights.map((right) => [right, line.shares.pr])) }),
    );
    version += 1;
    return { ...details, draft, version, registered_lines: registered, updated_at: new Date().toISOString() };
  };
}

let version = 3;

export function openFiling(path: string, { details = aDraft(), routes = {} }: Opening = {}) {
  const api = fakeApi({
    'GET /oppositions/about': ground,
    'POST /oppositions': respondWith(201, details),
    'GET /oppositions/:id': details,
    'PUT /oppositions/:id': savedAs(details),
    'GET /oppositions/:id/evidence': { items: [], room: 20 },
    'GET /composers': { items: [yaw], total: 1, page: 1, per_page: 8 },
    ...routes,
  });
  return { api, ...renderWithHost(<FilingPage />, { route: paths.oppositions.add(), path }) };
}

interface Opening {
  readonly details?: CaseDetails;
  readonly routes?: FakeRoutes;
}

/** Opens a step of the draft directly. */
export const at = (step: string) => `${paths.oppositions.continueDraft(aDraft().id)}&step=${step}`;

beforeEach(() => {
  version = 3;
  localStorage.clear();
});
