import { paths } from '@counterpoint/contract/paths';
import type { AcknowledgementFileDetails, AnsweredWork, AnsweredWorkPage } from '@counterpoint/domain/schemas/imports';
import { type FakeRequest, failWith, fakeApi, pretendWidth, renderWithHost } from '@counterpoint/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AcknowledgementPage } from './acknowledgement-page.tsx';

const file: AcknowledgementFileDetails = {
  id: '01900000-0000-7000-8000-000000000002',
  file_name: 'CW260001052_BAO.V21',
  society_name: 'PRS',
  works: 2,
  created_at: '2026-03-06T10:00:00Z',
  report: {
    answered: 4,
    // Two answers are for one work.
    matched: 3,
    iswcs: 1,
    stored_iswcs: 2,
    statuses: [
      { status: 'RJ', works: 1 },
      { status: null, works: 1 },
    ],
    unknown: [{ line: 9, number: 'X-9', title: 'A SONG', iswc: 'T9000000022' }],
    refused: 52,
    refusals: [
      {
        line: 12,
        number: 'BS-4',
        column: 'ACK Transaction Status',
        rule: 'CWR-ACK-F8',
        found: 'ZQ',
        expected: 'one of RA, AS',
        correction: 'CWR has no such status.',
      },
    ],
    warned: 1,
    warnings: [
      {
        line: 20,
        number: '',
        column: 'GRH',
        rule: 'CWR-GRH-F5',
        found: 'ACK',
        expected: 'each type once',
        correction: 'Put all transactions of one type in one group.',
      },
    ],
  },
};

const rejected: AnsweredWork = {
  id: '01900000-0000-7000-8000-000000000003',
  work_id: '01900000-0000-7000-8000-000000000004',
  title: 'River Song',
  reference: 'C-2026-000101',
  status: 'RJ',
  recipient_number: 'PRS-1',
  sent_on: '2026-03-01',
  processed_on: '2026-03-05',
  iswc: 'T9000000011',
  work_iswc: null,
  messages: [{ severity: 'T', rule: 'SWR-F6', record: 4, text: 'CORRECT THE ROLE' }],
  conflicts: [],
};

const page: AnsweredWorkPage = {
  items: [rejected],
  total: 1,
  page: 1,
  per_page: 10,
  counts: { all: 2, society_rejected: 1, society_conflict: 0, society_no_participation: 0 },
};

function open(api = fakeApi({ 'GET /acknowledgements/:id': file, 'GET /acknowledgements/:id/works': page })) {
  const place = { route: paths.compositions.acknowledgement(), path: paths.compositions.acknowledgement(file.id) };
  return { api, ...renderWithHost(<AcknowledgementPage />, place) };
}

beforeEach(() => pretendWidth(1440));

describe('an acknowledgement file', () => {
  test('lists what was read and what wasn’t, with lines and rules', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Acknowledgements from PRS' })).toBeVisible();
    const report = within(screen.getByRole('region', { name: 'Summary of the file' }));
    expect(report.getByText('PRS acknowledged 2 of your works.')).toBeVisible();
    expect(report.getByText('Rejected: 1 work')).toBeVisible();
    expect(report.getByText('ISWC assigned: 1 work')).toBeVisible();
    expect(report.getByText(/1 work has a number that isn’t yours: X-9.*T-900\.000\.002-2/)).toBeVisible();
    expect(report.getByText(/52 acknowledgements couldn’t be read:/)).toHaveTextContent(/2 more$/);
    expect(report.getByText(/^Line 12, BS-4, ACK Transaction Status: “ZQ”\. CWR has no such/)).toHaveTextContent(
      'Rule CWR-ACK-F8',
    );
    expect(report.getByText(/^1 fault in the file\./)).toHaveTextContent('Line 20, GRH: “ACK”.');
  });

  test('asks for another upload if the file has more ISWCs than one stores', async () => {
    const report = file.report && { ...file.report, stored_iswcs: 300, iswcs: 41 };
    open(fakeApi({ 'GET /acknowledgements/:id': { ...file, report }, 'GET /acknowledgements/:id/works': page }));
    expect(await screen.findByText(/^The file has an ISWC for 41 other works\./)).toHaveTextContent(
      'Upload the file again to add more, unless these works have an ISWC or a pending change.',
    );
  });

  test('lists each work with its status, numbers and messages, and filters them', async () => {
    const { api, user } = open();
    const row = within(await screen.findByRole('row', { name: /River Song/ }));
    expect(row.getByRole('link')).toHaveAttribute('href', paths.compositions.details(rejected.work_id));
    for (const shown of ['Rejected', 'PRS-1', 'T-900.000.001-1', 'CORRECT THE ROLE (SWR-F6, record 4)'])
      expect(row.getByText(shown)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Rejected 1' }));
    await waitFor(() =>
      expect(api.to('GET /acknowledgements/:id/works').at(-1)?.query).toMatchObject({ filter: 'society_rejected' }),
    );
  });

  test('lists its own works after a step back from another file', async () => {
    const otherId = '01900000-0000-7000-8000-000000000009';
    const others = { ...page, items: [{ ...rejected, title: 'Harbour Song' }] };
    const { goTo } = open(
      fakeApi({
        'GET /acknowledgements/:id': file,
        'GET /acknowledgements/:id/works': ({ path }: FakeRequest) => (path.includes(otherId) ? others : page),
      }),
    );
    await screen.findByRole('row', { name: /River Song/ });
    await act(() => goTo(paths.compositions.acknowledgement(otherId)));
    await screen.findByRole('row', { name: /Harbour Song/ });
    await act(() => goTo(paths.compositions.acknowledgement(file.id)));
    expect(await screen.findByRole('row', { name: /River Song/ })).toBeVisible();
  });

  test('shows cards on narrow screens', async () => {
    pretendWidth(390);
    open();
    const list = await screen.findByRole('list', { name: 'Works in this file' });
    expect(list).toHaveTextContent('Society’s numberPRS-1');
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('offers to try again after an error', async () => {
    const { user, api } = open(
      fakeApi({ 'GET /acknowledgements/:id': failWith(500, { message: 'The society is asleep.' }) }),
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.use({ 'GET /acknowledgements/:id': file, 'GET /acknowledgements/:id/works': page });
    await user.click(retry);
    expect(await screen.findByText('River Song')).toBeVisible();
  });
});
