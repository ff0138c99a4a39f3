// cspell:ignore qrstv
import { paths } from '@counterpoint/contract/paths';
import type { CheckedCertificate } from '@counterpoint/domain/schemas/entries';
import { failWith, fakeApi, fillIn, renderWithHost } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { VerifyPage } from './verify-page.tsx';

const code = '7K3M4P9QRSTV2W3X4Y5Z';
const certificate: CheckedCertificate = {
  number: 'CERT-2026-00012',
  issued_at: '2026-11-21T10:00:00Z',
  status: 'valid',
  work: {
    title: 'Gold Coast Rain',
    reference: 'GCR00128',
    iswc: 'T0345246801',
    revision: 2,
    registered_at: '2026-11-18T10:00:00Z',
    parties: [
      {
        name: 'Ama Kusi',
        ipi_name_number: '00241555778',
        role: 'Composer and author',
        shares: { pr: 10_000, mr: 10_000, sr: 0 },
      },
    ],
  },
};

const open = () =>
  renderWithHost(<VerifyPage />, { route: paths.compositions.verify(), path: paths.compositions.verify(code) });

describe('certificate check', () => {
  test('shows anyone the certified work and that the certificate is valid', async () => {
    fakeApi({ 'GET /certificates/:code': certificate });
    open();
    expect(await screen.findByText('The work is currently registered as this certificate states.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Gold Coast Rain' })).toBeVisible();
    expect(screen.getByText('T-034.524.680-1')).toBeVisible();
    expect(screen.getByText('GCR00128, revision 2')).toBeVisible();
    expect(screen.getAllByText('100.00%')).toHaveLength(2);
  });

  test.each([
    ['disputed', 'In dispute'],
    ['superseded', 'Replaced'],
    ['withdrawn', 'Withdrawn'],
  ] as const)('shows the status of a %s certificate', async (status, label) => {
    fakeApi({ 'GET /certificates/:code': { ...certificate, status } });
    open();
    expect(await screen.findByText(label)).toBeVisible();
  });

  test('reports an unknown code and accepts another one in its printed form', async () => {
    const api = fakeApi({ 'GET /certificates/:code': failWith(404, { message: 'This certificate was not found.' }) });
    const { user } = open();
    expect(await screen.findByText('No certificate has this code')).toBeVisible();
    const field = screen.getByLabelText('Code of another certificate');
    await user.type(field, '7k3m4');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByText('Enter all 20 letters and digits of the code.')).toBeVisible();
    api.use({ 'GET /certificates/:code': certificate });
    await fillIn(user, field, '-p9qrs-tv2w3-x4y50');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByRole('heading', { name: 'Gold Coast Rain' })).toBeVisible();
    expect(api.to('GET /certificates/:code').at(-1)?.params.code).toBe('7K3M4P9QRSTV2W3X4Y50');
  });

  test('shows the error and offers to try again', async () => {
    fakeApi({ 'GET /certificates/:code': failWith(429, { message: 'Too many requests.' }) });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
