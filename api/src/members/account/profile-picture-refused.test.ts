import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { aPicture, claimingSize, pixelFlood } from '../../testing/test-pictures.ts';

let api: TestApi;
let kofi: TestMember;
beforeAll(async () => {
  api = await createTestApi();
  kofi = await api.signUp({ given_name: 'Kofi' });
});
afterAll(() => api.close());

function upload(who: TestMember, payload: Buffer, { crop = '', type = 'image/jpeg' } = {}) {
  const query = crop && `?crop=${crop}`;
  return who.inject('PUT', `/user/picture${query}`, { payload, headers: { 'content-type': type } });
}

const profileOf = async (who: TestMember) => (await who.inject('GET', '/user/profile')).json().data;

describe('invalid pictures', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const refused = async (contents: Buffer | string, options: { crop?: string; type?: string } = {}) => {
    const before = await profileOf(kofi);
    // The limit counts by account, so one member is enough.
    await api.db.deleteFrom('attempt').execute();
    const answer = await upload(kofi, Buffer.from(contents), options);
    expect(await profileOf(kofi)).toEqual(before);
    return [answer.statusCode, answer.json().code, answer.json().message];
  };

  test.each<[string, string | Buffer]>([
    ['an SVG', svg],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7\n1 0 obj'],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1')],
    ['one byte', 'x'],
    ['zeros', Buffer.alloc(5_000)],
    ['an archive', Buffer.from('PK\x03\x04aaaaaaaaaaaaaaaa', 'latin1')],
  ])('rejects %s with a reason', async (_, contents) => {
    expect(await refused(contents)).toEqual([422, 'unusable_picture', expect.stringContaining('JPEG, PNG, WebP')]);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('rejects a truncated %s', async (format) => {
    const whole = await aPicture(format, 900, 700);
    for (const part of [16, 60, Math.floor(whole.length / 2)])
      expect(await refused(whole.subarray(0, part))).toEqual([
        422,
        'unusable_picture',
        expect.stringMatching(/damaged/),
      ]);
  });

  test('rejects or removes a script after the start of a picture', async () => {
    expect(await refused(Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.from(svg)]))).toEqual([
      422,
      'unusable_picture',
      expect.any(String),
    ]);
    const carried = await upload(kofi, Buffer.concat([await aPicture('png'), Buffer.from(svg)]));
    const stored = await api.inject('GET', carried.json().data.profile_pic_url.replace('/api/v1', ''));
    expect([stored.statusCode, stored.rawPayload.includes('script')]).toEqual([200, false]);
  });

  test('rejects too many pixels before decoding', async () => {
    const flood = pixelFlood(30_000, 30_000);
    expect(flood.length).toBeLessThan(200_000);
    expect(await refused(flood)).toEqual([422, 'unusable_picture', expect.stringContaining('too many')]);
    expect(await refused(pixelFlood(60_000, 1_200))).toEqual([422, 'unusable_picture', expect.any(String)]);
    // Even with a phone's pictures, these would exhaust the memory.
    for (const large of [
      await claimingSize('webp', 6_000, 4_100),
      pixelFlood(6_000, 4_100, { isProgressive: true }),
      await claimingSize('jpeg', 6_000, 4_100),
    ])
      expect(await refused(large)).toEqual([422, 'unusable_picture', expect.stringContaining('too many')]);
  });

  test('rejects pictures that are too small and crops outside the picture', async () => {
    expect(await refused(await aPicture('png', 400, 20))).toEqual([
      422,
      'unusable_picture',
      expect.stringContaining('at least 64 × 64'),
    ]);
    const picture = await aPicture('png');
    for (const crop of ['200,0,300', '0,1,300', '99999,0,1'])
      expect(await refused(picture, { crop })).toEqual([422, 'unusable_picture', expect.stringContaining('outside')]);
    for (const crop of ['a', '1,2', '-1,0,50', '0,0,0', '1e3,0,50'])
      expect((await refused(picture, { crop }))[1]).toBe('validation_failed');
  });

  test('rejects more than 10 MB unread', async () => {
    const answer = await refused(Buffer.alloc(10_000_001, 'x'));
    expect(answer).toEqual([413, 'too_large', expect.stringContaining('larger than 10 MB')]);
    const announced = await kofi.inject('PUT', '/user/picture', {
      payload: 'x',
      headers: { 'content-type': 'image/jpeg', 'content-length': '52428800' },
    });
    expect(announced.statusCode).toBe(413);
  });

  test('rejects an empty body and a type that isn’t an image', async () => {
    expect((await kofi.inject('PUT', '/user/picture')).statusCode).toBe(422);
    expect((await refused('x', { type: 'application/json' }))[0]).toBe(415);
    expect((await refused('x', { type: 'multipart/form-data; boundary=x' }))[0]).toBe(415);
  });

  test('survives sixty randomly damaged pictures', async () => {
    const wholes = await Promise.all((['jpeg', 'png', 'webp', 'avif'] as const).map((format) => aPicture(format)));
    for (let seed = 0; seed < 60; seed += 1) {
      const broken = Buffer.from(wholes[seed % wholes.length] ?? '');
      for (let hit = 0; hit < 8; hit += 1)
        broken.writeUInt8((seed * 37 + hit * 101) % 256, 12 + ((seed * 7919 + hit * 104_729) % (broken.length - 12)));
      await api.db.deleteFrom('attempt').execute();
      const { statusCode } = await upload(kofi, broken);
      expect([200, 422]).toContain(statusCode);
    }
  });
});

test('limits uploads to thirty in ten minutes', async () => {
  const member = await api.signUp();
  const answers = [];
  for (let sent = 0; sent < 31; sent += 1) answers.push((await upload(member, Buffer.from('x'))).statusCode);
  expect(answers.slice(-2)).toEqual([422, 429]);
});
