import { paths } from '@counterpoint/contract/paths';
import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { aCaseDetails, type FakeRoutes, fakeApi, fakeHost, renderWithHost } from '@counterpoint/testing';
import { CasePage } from '../case-page.tsx';

/** Opens the page of a case over a fake API. */
export function openCase(details: CaseDetails = aCaseDetails(), api: FakeRoutes = {}, host = fakeHost()) {
  const fake = fakeApi({
    'GET /oppositions/:id': details,
    'GET /oppositions/:id/evidence': { items: [], room: 20 },
    'GET /oppositions/:id/messages': { items: [] },
    ...api,
  });
  const route = paths.oppositions.details();
  return { api: fake, ...renderWithHost(<CasePage />, { host, route, path: paths.oppositions.details(details.id) }) };
}
