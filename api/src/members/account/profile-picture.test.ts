import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { auditTrail } from '../../testing/test-audit.ts';
import { aPicture, colourAt } from '../../testing/test-pictures.ts';
import { aDraft, register } from '../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp();
  kofi = await api.signUp({ given_name: 'Kofi' });
});
afterAll(() => api.close());

function upload(who: TestMember, payload: Buffer, { crop = '', type = 'image/jpeg' } = {}) {
  const query = crop && `?crop=${crop}`;
  return who.inject('PUT', `/user/picture${query}`, { payload, headers: { 'content-type': type } });
}

const profileOf = async (who: TestMember) => (await who.inject('GET', '/user/profile')).json().data;
const save = (who: TestMember, payload: object) => who.inject('PUT', '/user/profile', { payload });
/** Like an <img>, without a session. */
const shown = (url: string) => api.inject('GET', url.replace('/api/v1', ''));

async function uploaded(who: TestMember, ...[picture, options]: [Buffer, { crop?: string }?]): Promise<Buffer> {
  const answer = await upload(who, picture, options);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return (await shown(answer.json().data.profile_pic_url)).rawPayload;
}

describe('profile pictures', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('accepts %s as the member’s picture', async (format) => {
    const answer = await upload(ama, await aPicture(format), { type: `image/${format}` });
    expect(answer.statusCode).toBe(200);
    const { profile_pic_url } = answer.json().data;
    expect(profile_pic_url).toMatch(/^\/api\/v1\/pictures\/[\w-]{43}$/);
    expect((await profileOf(ama)).profile_pic_url).toBe(profile_pic_url);
    const picture = await shown(profile_pic_url);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 300, height: 300 });
  });

  test('is at most 512 pixels wide', async () => {
    const { width, height } = await sharp(await uploaded(ama, await aPicture('jpeg', 1200, 900))).metadata();
    expect([width, height]).toEqual([512, 512]);
  });

  test('is cropped to the chosen square, or to the centre', async () => {
    const picture = await aPicture('png', 400, 200);
    const left = await uploaded(ama, picture, { crop: '0,0,200' });
    expect([await colourAt(left, 0.1, 0.5), await colourAt(left, 0.9, 0.5)]).toEqual(['red', 'red']);
    const middle = await uploaded(ama, picture);
    expect([await colourAt(middle, 0.1, 0.5), await colourAt(middle, 0.9, 0.5)]).toEqual(['red', 'blue']);
  });

  test('applies the camera’s orientation before the crop', async () => {
    // Rotated by 90° clockwise: the left edge is on top, and 200 by 400 are visible.
    const turned = await sharp(await aPicture('jpeg', 400, 200))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const top = await uploaded(ama, turned, { crop: '0,0,200' });
    const bottom = await uploaded(ama, turned, { crop: '0,200,200' });
    expect([await colourAt(top, 0.5, 0.5), await colourAt(bottom, 0.5, 0.5)]).toEqual(['red', 'blue']);
  });

  test('removes the location', async () => {
    const located = await sharp(await aPicture('jpeg'))
      .withExif({ IFD0: { Artist: 'Ama' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '5/1 36/1 0/1' } })
      .toBuffer();
    expect((await sharp(located).metadata()).exif).toEqual(expect.any(Buffer));
    const stored = await sharp(await uploaded(ama, located)).metadata();
    expect([stored.exif, stored.xmp, stored.iptc]).toEqual([undefined, undefined, undefined]);
  });

  test('keeps the first frame of an animation', async () => {
    const frame = async (left: 'red' | 'blue') =>
      sharp({ create: { width: 80, height: 80, channels: 3, background: left } })
        .png()
        .toBuffer();
    const moving = await sharp([await frame('red'), await frame('blue')], { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const stored = await uploaded(ama, moving);
    expect([(await sharp(stored).metadata()).pages, await colourAt(stored, 0.5, 0.5)]).toEqual([undefined, 'red']);
  });

  test('detects the real type', async () => {
    expect((await upload(ama, await aPicture('png'), { type: 'image/webp' })).statusCode).toBe(200);
  });

  test('can be removed', async () => {
    const url = (await upload(ama, await aPicture('jpeg'))).json().data.profile_pic_url;
    const answer = await ama.inject('DELETE', '/user/picture');
    expect(answer.json().data.profile_pic_url).toBeNull();
    expect((await shown(url)).statusCode).toBe(404);
    expect((await ama.inject('DELETE', '/user/picture')).statusCode).toBe(200);
  });

  test('is replaced by the next one, even for concurrent uploads', async () => {
    const all = await Promise.all([1, 2, 3].map(async () => upload(ama, await aPicture('jpeg'))));
    expect(all.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    const urls = all.map((answer) => String(answer.json().data.profile_pic_url));
    const { profile_pic_url } = await profileOf(ama);
    const stand = await Promise.all(urls.map(async (url) => ((await shown(url)).statusCode === 200 ? url : null)));
    expect(stand.filter(Boolean)).toEqual([profile_pic_url]);
  });

  test('appears next to the member’s actions for others', async () => {
    const { profile_pic_url } = (await upload(kofi, await aPicture('jpeg'))).json().data;
    await register(kofi, aDraft('Told of', kofi, ama));
    const { items } = (await ama.inject('GET', '/notifications')).json().data;
    expect(items[0].user).toEqual({ full_name: 'Kofi Mensah', profile_pic: profile_pic_url });
  });

  test('writes an audit trail and updates open pages', async () => {
    const { profile_pic_url } = (await upload(ama, await aPicture('jpeg'))).json().data;
    const last = (await auditTrail(api, ama.memberId)).at(-1);
    expect([last?.action, last?.after]).toEqual(['profile.picture_set', { profile_pic_url }]);
    const change = await api.db.selectFrom('outbox').select('topic').orderBy('id', 'desc').executeTakeFirst();
    expect(change).toEqual({ topic: 'profile' });
  });

  test('requires a session with permission to manage the account', async () => {
    const reader = await api.signUp({ role: 'reader' });
    expect((await upload(reader, await aPicture('jpeg'))).statusCode).toBe(403);
    expect((await reader.inject('DELETE', '/user/picture')).statusCode).toBe(403);
    const nobody = await api.inject('PUT', '/user/picture', {
      payload: await aPicture('jpeg'),
      headers: { 'content-type': 'image/jpeg' },
    });
    expect(nobody.statusCode).toBe(401);
  });
});

describe('picture URL in the profile', () => {
  test('accepts the member’s own picture, and null to remove it', async () => {
    const { profile_pic_url: first } = (await upload(ama, await aPicture('jpeg'))).json().data;
    const profile = await profileOf(ama);
    expect((await save(ama, { ...profile, given_name: 'Amma' })).json().data).toMatchObject({
      given_name: 'Amma',
      profile_pic_url: first,
    });
    expect((await save(ama, { ...profile, profile_pic_url: null })).json().data.profile_pic_url).toBeNull();
    expect((await shown(first)).statusCode).toBe(404);
  });

  test.each([
    'https://evil.example/x.png',
    'http://localhost:3000/api/v1/pictures/x',
    '//evil.example/api/v1/pictures/x',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '/api/v1/pictures/',
    '/api/v1/pictures/../user/profile',
    '/api/v1/pictures/not-a-name',
    '',
    'x'.repeat(5_000),
  ])('rejects %j', async (profile_pic_url) => {
    const before = await profileOf(ama);
    const answer = await save(ama, { ...before, given_name: 'Changed', profile_pic_url });
    expect([answer.statusCode, answer.json().details]).toEqual([
      422,
      [{ path: 'profile_pic_url', message: expect.any(String) }],
    ]);
    expect(await profileOf(ama)).toEqual(before);
  });

  test('rejects another member’s picture', async () => {
    const { profile_pic_url } = (await upload(kofi, await aPicture('jpeg'))).json().data;
    const answer = await save(ama, { ...(await profileOf(ama)), profile_pic_url });
    expect([answer.statusCode, answer.json().details[0].path]).toEqual([422, 'profile_pic_url']);
    expect((await profileOf(kofi)).profile_pic_url).toBe(profile_pic_url);
    expect((await shown(profile_pic_url)).statusCode).toBe(200);
  });
});

test('deletes unused pictures after a day, with their bytes', async () => {
  const folder = path.join(api.env.DATA_DIR, 'files', 'picture');
  await upload(ama, await aPicture('jpeg'));
  const { profile_pic_url } = (await upload(ama, await aPicture('jpeg'))).json().data;
  const before = await fs.readdir(folder);
  expect(await api.files.removeUnused()).toBe(0);
  api.clock.advance(25 * 3_600_000);
  expect(await api.files.removeUnused()).toBeGreaterThan(0);
  const left = await fs.readdir(folder);
  const inUse = await api.db.selectFrom('file').select('name').where('unused_since', 'is', null).execute();
  expect(left.length).toBeLessThan(before.length);
  expect(left.toSorted()).toEqual(inUse.map(({ name }) => name).toSorted());
  expect((await shown(profile_pic_url)).statusCode).toBe(200);
});
