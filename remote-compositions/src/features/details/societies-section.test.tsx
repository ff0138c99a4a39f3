import { paths } from '@counterpoint/contract/paths';
import type { CwrOfWork } from '@counterpoint/domain/schemas/imports';
import { aWorkDetails, failWith, fakeApi, renderWithHost } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { SocietiesSection } from './societies-section.tsx';

const work = aWorkDetails({ is_mine: true, iswc: null });
const route = paths.compositions.details();
const open = (shown = work) =>
  renderWithHost(<SocietiesSection work={shown} />, { route, path: paths.compositions.details(work.id) });

const answered: CwrOfWork = {
  version: '2.1',
  kept: [{ place: 'NWR Contact Name', value: 'A. CLERK' }],
  acknowledgements: [
    {
      id: '01900000-0000-7000-8000-000000000001',
      society_code: '052',
      society_name: 'PRS',
      status: 'RJ',
      recipient_number: '250310HN',
      processed_on: '2026-03-05',
      iswc: 'T9000000011',
      file_name: 'CW260001052_BAO.V21',
      messages: [{ severity: 'T', rule: 'SWR-F6', record: 4, text: 'CORRECT THE ROLE' }],
      conflicts: [{ title: 'AN OLDER SONG', number: 'PRS-99', iswc: 'T9000000033' }],
      sent_on: '2026-03-01',
      file_id: '01900000-0000-7000-8000-000000000009',
      created_at: '2026-03-06T10:00:00Z',
    },
  ],
};

test('shows a society’s acknowledgement with its messages and ISWC', async () => {
  fakeApi({ 'GET /compositions/:id/cwr': answered });
  open();
  const section = within(await screen.findByRole('region', { name: 'Sent to societies' }));
  expect(section.getByText('Rejected')).toBeVisible();
  expect(
    section.getByText(/5 March 2026\. The society rejected this work\. Correct it and submit it again\./),
  ).toBeVisible();
  expect(section.getByText('CORRECT THE ROLE (SWR-F6, record 4)')).toBeVisible();
  expect(section.getByText('Conflicts with “AN OLDER SONG” (PRS-99, T-900.000.003-3)')).toBeVisible();
  expect(section.getByText(/Answers your file of 1 March 2026\./)).toBeVisible();
  expect(section.getByRole('link', { name: 'Acknowledgements from PRS' })).toHaveAttribute(
    'href',
    paths.compositions.acknowledgement('01900000-0000-7000-8000-000000000009'),
  );
  expect(section.getByText(/T-900\.000\.001-1\. To add it, amend this work/)).toBeVisible();
  const kept = within(screen.getByRole('region', { name: 'Kept from the CWR file' }));
  expect(kept.getByRole('listitem')).toHaveTextContent('NWR Contact Name A. CLERK');
});

test('says that a society sent another ISWC than the work’s', async () => {
  fakeApi({ 'GET /compositions/:id/cwr': answered });
  open({ ...work, iswc: 'T9000000022' });
  expect(await screen.findByText(/sent another ISWC: T-900\.000\.001-1/)).toBeVisible();
});

test('shows an ISWC that came alone', async () => {
  const acknowledgements = answered.acknowledgements.map((each) => ({ ...each, status: null, processed_on: null }));
  fakeApi({ 'GET /compositions/:id/cwr': { ...answered, acknowledgements } });
  open();
  expect(await screen.findByText('ISWC assigned')).toBeVisible();
});

test('shows nothing for a work without CWR data', async () => {
  const api = fakeApi({ 'GET /compositions/:id/cwr': { version: null, kept: [], acknowledgements: [] } });
  open();
  await screen.findByText((_, element) => element?.tagName === 'BODY' && api.requests.length > 0);
  expect(screen.queryByRole('region')).toBeNull();
});

test('offers to try again after an error', async () => {
  const api = fakeApi({ 'GET /compositions/:id/cwr': failWith(500, { message: 'The society is asleep.' }) });
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.use({ 'GET /compositions/:id/cwr': answered });
  await user.click(retry);
  expect(await screen.findByText('PRS')).toBeVisible();
});
