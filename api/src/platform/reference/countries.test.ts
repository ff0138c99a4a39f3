import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { countryRoutes } from './country-routes.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({}, [countryRoutes]);
});
afterAll(() => api.close());

test('returns every country to anybody, ordered by name', async () => {
  const answer = await api.inject('GET', '/reference/countries');
  const { items } = answer.json().data;
  expect([answer.statusCode, items.length]).toEqual([200, 250]);
  expect(items.slice(0, 3).map(({ name }: { name: string }) => name)).toEqual([
    'Afghanistan',
    'Åland Islands',
    'Albania',
  ]);
  expect(items.find(({ alpha3Code }: { alpha3Code: string }) => alpha3Code === 'GHA')).toMatchObject({
    name: 'Ghana',
    topLevelDomain: ['.gh'],
    callingCodes: ['233'],
    numericCode: '288',
    latlng: [8, -2],
  });
});

test('compresses for clients that accept it', async () => {
  const plain = await api.inject('GET', '/reference/countries', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
  const packed = await api.inject('GET', '/reference/countries', { headers: { 'accept-encoding': 'gzip, br' } });
  expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'br']);
  expect(packed.rawPayload.length).toBeLessThan(50_000);
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.headers).toMatchObject({ vary: 'accept-encoding', 'content-type': expect.stringContaining('json') });
});

test('lets the browser cache and revalidate', async () => {
  const { headers } = await api.inject('GET', '/reference/countries');
  expect(headers['cache-control']).toBe('public, max-age=86400');
  const tag = String(headers.etag);
  for (const known of [tag, tag.replace('W/', ''), `"old", ${tag}`]) {
    const again = await api.inject('GET', '/reference/countries', { headers: { 'if-none-match': known } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
  }
  const other = await api.inject('GET', '/reference/countries', { headers: { 'if-none-match': '"old"' } });
  expect(other.statusCode).toBe(200);
});

test('states the licence of the data', async () => {
  for (const path of ['/reference/countries', '/reference/countries/GH'])
    expect((await api.inject('GET', path)).headers.link).toBe(
      '<https://opendatacommons.org/licenses/odbl/1.0/>; rel="license"',
    );
});

test('returns one country by its two letters, and 404 for an unknown one', async () => {
  const kosovo = await api.inject('GET', '/reference/countries/xk');
  expect([kosovo.statusCode, kosovo.json().data.name]).toEqual([200, 'Kosovo']);
  expect(kosovo.json().data).toHaveProperty('gini', 29);
  for (const code of ['ZZ', 'GHA', '[object Object]', '%00']) {
    const none = await api.inject('GET', `/reference/countries/${code}`);
    expect([code, none.statusCode, none.json().code, none.headers['cache-control']]).toEqual([
      code,
      404,
      'not_found',
      'no-store',
    ]);
  }
});
