import { failWith, fakeApi, fakeHost, neverRespond, renderWithHost } from '@counterpoint/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { setRegistry } from '../../areas/registry-store.ts';
import { aDeployedArea } from '../../testing/deployed-areas.ts';
import { DiagnosticsPage } from './diagnostics-page.tsx';

const READY = 'GET /ready';
const DEPLOYED = aDeployedArea({ area: 'recordings', label: 'Sound Recordings', version: '1.4.2-0123456789' });

const section = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  const config = { session_secret: 's', load_timeout_ms: 1000, release: '1.0.0-9876543210', integrity: {} };
  document.body.innerHTML = '<script type="application/json" id="config"></script>';
  document.querySelector('#config')?.append(JSON.stringify({ ...config, registry: { areas: {} } }));
  setRegistry({ areas: { recordings: DEPLOYED } });
});

describe('the diagnostics', () => {
  test('show this release and the deployment of each area', () => {
    fakeApi({ [READY]: neverRespond });
    renderWithHost(<DiagnosticsPage />);
    const areas = section('Areas');
    expect(areas.getByText(/^Release 1\.0\.0-9876543210, contract \d+\.\d+\.\d+\.$/)).toBeVisible();
    const lines = areas.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines).toEqual(['Sound Recordings1.4.2-0123456789Not loaded yet']);
  });

  test('show that the API is being checked, and that it is ready', async () => {
    fakeApi({ [READY]: { status: 'ok' } });
    renderWithHost(<DiagnosticsPage />);
    expect(section('API').getByText('Checking')).toBeVisible();
    expect(await section('API').findByText('Ready')).toBeVisible();
    expect(section('API').getByText(/^Responded in \d+ ms\.$/)).toBeVisible();
    expect(section('API').queryByText('Checking')).not.toBeInTheDocument();
  });

  test('show that the API isn’t ready, and check again', async () => {
    const api = fakeApi({ [READY]: () => failWith(503, { message: 'The database is away.' }) });
    const { user } = renderWithHost(<DiagnosticsPage />);
    expect(await section('API').findByText('Not ready')).toBeVisible();
    expect(section('API').getByText('The database is away.')).toBeVisible();
    api.use({ [READY]: { status: 'ok' } });
    await user.click(section('API').getByRole('button', { name: 'Check again' }));
    expect(await section('API').findByText('Ready')).toBeVisible();
    expect(section('API').queryByText('Not ready')).not.toBeInTheDocument();
  });

  test.each([
    ['Blank', 'blank'],
    ['Success', 'success'],
    ['Error', 'error'],
    ['Loading', 'loading'],
    ['Custom', 'custom'],
  ] as const)('show a toast by the button %s', async (name, type) => {
    fakeApi({ [READY]: neverRespond });
    const host = fakeHost();
    const { user } = renderWithHost(<DiagnosticsPage />, { host });
    await user.click(section('Toasts').getByRole('button', { name }));
    expect(host.notify).toHaveBeenCalledTimes(1);
    expect(host.notify).toHaveBeenCalledWith(expect.anything(), { type });
  });
});
