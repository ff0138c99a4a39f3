import type { IsniApplication, IsniRecord } from '@counterpoint/domain/schemas/parties';
import { anIsniApplication, anIsniRecord, aProfile, fakeApi, renderWithHost } from '@counterpoint/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { applicationCopiesOf } from './application-draft.ts';
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

test('opens with what was typed after the response to the creation was lost', async () => {
  const application = anIsniApplication({ version: 1 });
  const values = { ...application.content, family_name: 'Serwaa-Mensah' };
  const copies = applicationCopiesOf(aProfile().member_id);
  copies.write(null, { version: null, values, creation: { key: 'first', draft: application.content } });
  open({}, [application]);
  expect(await screen.findByLabelText('Family name, or only name')).toHaveValue('Serwaa-Mensah');
  expect(copies.read(null)).toBeNull();
});

test('opens for a member whose record holds zeros instead of an ISNI', async () => {
  open({ isni_number: '0000000000000000' });
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible();
});
