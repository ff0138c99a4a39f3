import type { IsniApplication, IsniRecord } from '@counterpoint/domain/schemas/parties';
import { anIsniApplication, anIsniRecord, fakeApi, renderWithHost } from '@counterpoint/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ApplyPage } from './apply-page.tsx';

beforeEach(() => localStorage.clear());

function open(record: Partial<IsniRecord>, applications: IsniApplication[] = []) {
  fakeApi({
    'GET /isni-applications': { items: applications },
    'GET /user/user_isni': anIsniRecord(record),
    'GET /isni-candidates': { items: [], is_index_searched: true },
  });
  renderWithHost(<ApplyPage />);
}

test('stays closed while the application is with the society', async () => {
  open({}, [anIsniApplication({ state: 'in_review' })]);
  expect(await screen.findByText('The society has your application')).toBeVisible();
});

test('stays closed for a member who has an ISNI', async () => {
  open({ isni_number: '0000000123531945', status: 'assigned' });
  expect(await screen.findByText('You have an ISNI')).toBeVisible();
});

test('opens for a member whose record holds zeros instead of an ISNI', async () => {
  open({ isni_number: '0000000000000000' });
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible();
});
