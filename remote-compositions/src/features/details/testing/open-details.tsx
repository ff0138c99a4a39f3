import { paths } from '@counterpoint/contract/paths';
import type { Profile } from '@counterpoint/domain/schemas/members';
import type { WorkClaims, WorkDetails } from '@counterpoint/domain/schemas/works';
import {
  aCoWriter,
  aProfile,
  aWorkDetails,
  aWriter,
  type FakeRoutes,
  fakeApi,
  fakeHost,
  renderWithHost,
} from '@counterpoint/testing';
import { DetailsPage } from '../details-page.tsx';

export const work = aWorkDetails();

export function open(search = '', profile: Partial<Profile> = {}) {
  const path = `${paths.compositions.details(work.id)}${search}`;
  const host = fakeHost({ user: aProfile(profile) });
  const page = (
    <main tabIndex={-1}>
      <DetailsPage />
    </main>
  );
  return renderWithHost(page, { host, route: paths.compositions.details(), path });
}

const complete: WorkClaims = {
  status: 'complete_claim',
  claimed: { pr: 10_000, mr: 10_000, sr: 0 },
  items: [],
};

export function apiWith(shown: WorkDetails, routes: FakeRoutes = {}) {
  return fakeApi({
    'GET /compositions/:id': shown,
    'GET /compositions/:id/claims': complete,
    'GET /compositions/:id/recordings': { items: [], can_link: false },
    'GET /compositions/:id/cwr': { version: null, kept: [], acknowledgements: [] },
    ...routes,
  });
}

/** Another member's work, which awaits the member's confirmation. */
export const awaiting = aWorkDetails({
  state: 'awaiting_confirmation',
  is_mine: false,
  awaits_my_confirmation: true,
  registered_at: null,
  confirm_by: '2026-12-20T10:00:00Z',
  writers: [
    aCoWriter({ confirmation: 'submitter', shares: { pr: 6000, mr: 7000, sr: 0 } }),
    aWriter({ confirmation: 'invited', confirmed_at: null, shares: { pr: 4000, mr: 3000, sr: 0 } }),
  ],
});
