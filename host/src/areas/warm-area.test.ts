import { beforeAll, expect, jest, test } from '@jest/globals';
import { aDeployedArea } from '../testing/deployed-areas.ts';
import { setRegistry } from './registry-store.ts';
import { warmArea, warmedArea } from './warm-area.ts';

const ONE = aDeployedArea({ version: '1.0.0-0123456789' });
const TWO = aDeployedArea({ version: '1.0.1-0123456789' });

beforeAll(() => {
  globalThis.fetch = jest.fn<typeof fetch>(async () => new Response(''));
});

test('an area is warm in the version that is deployed, before and after it is rolled back', async () => {
  for (const royalties of [ONE, TWO, ONE]) {
    setRegistry({ areas: { royalties } });
    warmArea('royalties');
    await expect(warmedArea('royalties')).resolves.toBe(royalties);
  }
  setRegistry({ areas: { royalties: { ...TWO, version: '1.0.2-0123456789' } } });
  expect(warmedArea('royalties')).toBeUndefined();
});
