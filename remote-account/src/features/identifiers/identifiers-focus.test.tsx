import {
  anIsniApplication,
  anIsniRecord,
  anOfferedCandidate,
  type FakeRoutes,
  fakeApi,
  renderWithHost,
  respondWithNothing,
  someIdentifiers,
} from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { IdentifiersPage } from './identifiers-page.tsx';

const CLAIM = {
  id: '01900000-0000-7000-8000-000000000001',
  basis: 'ipi_name_number',
  number: '00052210040',
  state: 'open',
  created_at: '2026-11-20T10:00:00.000Z',
  decided_at: null,
  reason: null,
  can_request_code: true,
  code_expires_at: null,
};
const withCode = { ...CLAIM, code_expires_at: '2026-11-20T11:00:00.000Z' };

function open(routes: FakeRoutes) {
  const api = fakeApi({
    'GET /user/user_isni': anIsniRecord(),
    'GET /isni-applications': { items: [] },
    'GET /user/identifiers': someIdentifiers(),
    'GET /party-claims': { items: [] },
    ...routes,
  });
  const page = renderWithHost(
    <main tabIndex={-1}>
      <IdentifiersPage />
    </main>,
  );
  return { api, ...page };
}

test('keeps the focus on the page when an answered record disappears', async () => {
  const pending = anIsniApplication({ state: 'possible_match', candidates: [anOfferedCandidate()] });
  const reviewed = anIsniApplication({ state: 'in_review' });
  const { user, api } = open({
    'GET /isni-applications': { items: [pending] },
    'POST /isni-applications/:id/answers': reviewed,
  });
  const record = within(await screen.findByRole('article'));
  api.use({ 'GET /isni-applications': { items: [reviewed] } });
  await user.click(record.getByRole('button', { name: 'Not me' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(screen.getByRole('main')).toHaveFocus();
});

test('keeps the focus on the page when a code was sent, and when it confirmed the claim', async () => {
  const { user, api } = open({
    'GET /party-claims': { items: [CLAIM] },
    [`POST /party-claims/${CLAIM.id}/codes`]: respondWithNothing,
    [`POST /party-claims/${CLAIM.id}/confirmation`]: respondWithNothing,
  });
  const send = await screen.findByRole('button', { name: 'Email a code' });
  api.use({ 'GET /party-claims': { items: [withCode] } });
  await user.click(send);
  const code = await screen.findByLabelText('Code');
  expect(screen.getByRole('region', { name: 'A record with your number' })).toHaveFocus();
  api.use({ 'GET /party-claims': { items: [] } });
  await user.type(code, 'abcdefgh{Enter}');
  await waitFor(() => expect(screen.queryByLabelText('Code')).toBeNull());
  expect(screen.getByRole('main')).toHaveFocus();
});
