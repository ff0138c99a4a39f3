import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { Link, useParams } from '@counterpoint/contract/router';
import { workDetails } from '@counterpoint/domain/schemas/works';
import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { aWorkDetails, failWith, fakeApi, fakeHost, renderWithHost, TEST_TOKEN } from '../index.ts';

function Page() {
  const { http, user, notify, live } = useHost();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['composition', id],
    queryFn: ({ signal }) => http.get(`/compositions/${id}`, { schema: workDetails, signal }),
  });
  useEffect(() => live.subscribe('compositions', () => void refetch()), [live, refetch]);
  if (error) return <p role="alert">{messageOf(error)}</p>;
  return (
    <main>
      <h1>{data?.title ?? 'Loading'}</h1>
      <p>Signed in as {user?.given_name ?? 'nobody'}</p>
      <button type="button" onClick={() => notify('Saved.', { type: 'success' })}>
        Save
      </button>
      <Link to="/dashboard?from=here">Leave</Link>
    </main>
  );
}

const place = { route: '/works/:id', path: '/works/42' };

describe('pages in the fake host', () => {
  test('read the API through the real client, as the signed-in member', async () => {
    const api = fakeApi({ 'GET /compositions/:id': () => aWorkDetails({ title: 'Harbour Song' }) });
    renderWithHost(<Page />, place);
    expect(await screen.findByRole('heading', { name: 'Harbour Song' })).toBeVisible();
    expect(screen.getByText('Signed in as Ama')).toBeVisible();
    expect(api.requests[0]?.params).toEqual({ id: '42' });
    expect(api.requests[0]?.headers.get('authorization')).toBe(`Bearer ${TEST_TOKEN}`);
  });

  test('show a rejection at once, without retries', async () => {
    const api = fakeApi({ 'GET /compositions/:id': () => failWith(500, { message: 'The society is asleep.' }) });
    renderWithHost(<Page />, place);
    expect(await screen.findByRole('alert')).toHaveTextContent('The society is asleep.');
    expect(api.requests).toHaveLength(1);
  });

  test('let a test act and inspect what the host was requested', async () => {
    fakeApi({ 'GET /compositions/:id': aWorkDetails() });
    const { user, host } = renderWithHost(<Page />, place);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(host.notify).toHaveBeenCalledWith('Saved.', { type: 'success' });
  });

  test('report where the member navigated', async () => {
    fakeApi({ 'GET /compositions/:id': aWorkDetails() });
    const { user, location } = renderWithHost(<Page />, place);
    expect(location()).toBe('/works/42');
    await user.click(screen.getByRole('link', { name: 'Leave' }));
    expect(await screen.findByText('Elsewhere: /dashboard?from=here')).toBeVisible();
    expect(location()).toBe('/dashboard?from=here');
  });

  test('receive changes that the test publishes', async () => {
    const titles = ['Before', 'After'];
    fakeApi({ 'GET /compositions/:id': () => aWorkDetails({ title: titles.shift() ?? 'Too often' }) });
    const { host } = renderWithHost(<Page />, place);
    expect(await screen.findByRole('heading', { name: 'Before' })).toBeVisible();
    host.publishChange('recordings');
    host.publishChange('compositions');
    expect(await screen.findByRole('heading', { name: 'After' })).toBeVisible();
  });

  test('can have no session, and any other service', async () => {
    const api = fakeApi({ 'GET /compositions/:id': aWorkDetails() });
    const setTitle = jest.fn();
    const host = fakeHost({ user: null, setTitle });
    renderWithHost(<Page />, { ...place, host });
    expect(await screen.findByText('Signed in as nobody')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Songbird at the Harbour' })).toBeVisible();
    expect(api.requests[0]?.headers.has('authorization')).toBe(false);
    expect(host.setTitle).toBe(setTitle);
  });
});
