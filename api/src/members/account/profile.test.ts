import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../../platform/db/new-id.ts';
import { MARKUP_STRINGS } from '../../testing/markup-strings.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { auditTrail } from '../../testing/test-audit.ts';
import { addPerson } from '../../testing/test-people.ts';

let api: TestApi;
let ama: TestMember;
let kente: TestMember;
beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ email: 'ama@example.org', isni: '0000000123531945' });
  kente = await api.signUp({ email: 'office@kente.example', corporation_name: 'Kente Records' });
});
afterAll(() => api.close());

const read = async (who: TestMember) => (await who.inject('GET', '/user/profile')).json().data;
const save = (who: TestMember, payload: object) => who.inject('PUT', '/user/profile', { payload });

describe('profile', () => {
  test('returns the member’s own profile', async () => {
    expect(await read(ama)).toMatchObject({
      _id: ama.memberId,
      party_id: ama.partyId,
      register_as: 'individual',
      given_name: 'Ama',
      email: 'ama@example.org',
      isni_number: '0000000123531945',
      corporation_name: null,
    });
    expect(await read(kente)).toMatchObject({
      register_as: 'corporate',
      corporation_name: 'Kente Records',
      given_name: null,
    });
  });

  test('saves the form, and renames the party', async () => {
    const form = {
      ...(await read(ama)),
      given_name: ' Ama Serwaa ',
      phone: '+233 020-1234567',
      stage_names: ['Serwaa'],
      ipi_name_number: '99900000158',
    };
    const answer = await save(ama, form);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({
      given_name: 'Ama Serwaa',
      phone: '+233 20 123 4567',
      stage_names: ['Serwaa'],
      ipi_name_number: '99900000158',
    });
    expect(await read(ama)).toEqual(answer.json().data);
    const party = await api.db
      .selectFrom('party')
      .select('given_names')
      .where('id', '=', ama.partyId)
      .executeTakeFirst();
    expect(party?.given_names).toBe('Ama Serwaa');
  });

  test('renames the person who is the member, also when a manager saves it', async () => {
    const artist = await api.signUp({ given_name: 'Esi', other_names: 'Quartey' });
    const manager = await addPerson(api, artist, { role: 'manager' });
    const saved = await save(manager, { ...(await read(manager)), other_names: 'Quartey-Addo' });
    expect(saved.json().data.person.name).toBe('Efua Sarpong');
    expect((await read(artist)).person.name).toBe('Esi Quartey-Addo');
  });

  test('renames nobody else who has the same name', async () => {
    const father = await api.signUp({ given_name: 'Kojo', other_names: 'Mensah' });
    const son = await addPerson(api, father, { name: 'Kojo Mensah', role: 'manager' });
    await save(father, { ...(await read(father)), given_name: 'Kojo Nana' });
    expect((await read(father)).person.name).toBe('Kojo Nana Mensah');
    expect((await read(son)).person.name).toBe('Kojo Mensah');
  });

  test('shows only the public part to a person whose role leaves the account out', async () => {
    const artist = await api.signUp({ given_name: 'Esi', other_names: 'Quartey' });
    const data = { birth_date: '1991-03-14', nationality: 'GH', country: 'GH', roles: ['composer'] };
    await save(artist, { ...(await read(artist)), ...data, phone: '+233 20 123 4567' });
    const archivist = await addPerson(api, artist, { role: 'reader', areas: ['recordings'] });
    const hidden = { birth_date: null, nationality: null, country: null, phone: null };
    expect(await read(archivist)).toMatchObject({ ...hidden, given_name: 'Esi', roles: ['composer'] });
    const reader = await addPerson(api, artist, { role: 'reader' });
    expect(await read(reader)).toMatchObject({ ...data, phone: '+233 20 123 4567' });
  });

  test('keeps what joining asks for, and a music publisher as one', async () => {
    const filled = {
      ...(await read(ama)),
      birth_date: '1991-03-14',
      nationality: 'GH',
      country: 'GH',
      roles: ['composer'],
    };
    expect((await save(ama, filled)).statusCode).toBe(200);
    const cleared = await save(ama, { ...filled, birth_date: '', nationality: null, country: '', roles: [] });
    expect(cleared.statusCode).toBe(422);
    expect(cleared.json().details.map(({ path }: { path: string }) => path)).toEqual([
      'birth_date',
      'nationality',
      'country',
      'roles',
    ]);
    const publisher = { ...(await read(kente)), organisation_type: 'Music Publisher' };
    expect((await save(kente, publisher)).json().data).toMatchObject({ organisation_type: 'Music Publisher' });
  });

  test('saves an organisation as well', async () => {
    const answer = await save(kente, {
      ...(await read(kente)),
      corporation_name: 'Kente Music',
      organisation_type: 'Producer',
    });
    expect(answer.json().data).toMatchObject({ corporation_name: 'Kente Music', organisation_type: 'Producer' });
  });

  test('keeps read-only fields', async () => {
    const before = await read(ama);
    const answer = await save(ama, {
      ...before,
      register_as: 'corporate',
      isni_number: '1422458635730476',
      _id: newId(),
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toEqual({ ...before, updated_at: expect.any(String) });
  });

  test('rejects a changed email address and saves nothing', async () => {
    const before = await read(ama);
    const answer = await save(ama, { ...before, given_name: 'Changed', email: 'new@example.org' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'email_needs_confirmation', details: [{ path: 'email' }] });
    expect(await read(ama)).toEqual(before);
  });

  test('keeps every answer of the sign-up, and a person’s roles', async () => {
    const more = { birth_date: '1991-03-14', nationality: 'GH', country: 'NG', roles: ['performer', 'composer'] };
    const answer = await save(ama, { ...(await read(ama)), ...more });
    expect(answer.json().data).toMatchObject({ ...more, roles: ['composer', 'performer'] });
    const company = { registration_number: 'CS-2201', contact_person: 'Esi Kyei', country: 'GH' };
    expect((await save(kente, { ...(await read(kente)), ...company })).json().data).toMatchObject(company);
  });

  test('returns any text unchanged', async () => {
    const before = await read(ama);
    const company = await read(kente);
    for (let start = 0; start < MARKUP_STRINGS.length; start += 10) {
      const stage_names = MARKUP_STRINGS.slice(start, start + 10);
      const [one = '', , , other = '', , , another = ''] = stage_names;
      const named = { given_name: one.slice(0, 30).trim(), other_names: other, stage_names };
      const person = await save(ama, { ...before, ...named });
      expect([start, person.statusCode, person.json().data]).toEqual([start, 200, expect.objectContaining(named)]);
      const texts = { corporation_name: one, contact_person: other, registration_number: another };
      const organisation = await save(kente, { ...company, ...texts });
      expect([start, organisation.json().data]).toEqual([start, expect.objectContaining(texts)]);
    }
    await save(ama, before);
    await save(kente, company);
  });

  test('reports every invalid field', async () => {
    const answer = await save(ama, {
      ...(await read(ama)),
      given_name: ' ',
      phone: 'call me',
      ipi_name_number: '99900000159',
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().details.map((detail: { path: string }) => detail.path)).toEqual([
      'given_name',
      'phone',
      'ipi_name_number',
    ]);
  });

  test('rejects another party’s IPI name number', async () => {
    const answer = await save(kente, { ...(await read(kente)), ipi_name_number: '99900000158' });
    expect([answer.statusCode, answer.json().details[0].path]).toEqual([422, 'ipi_name_number']);
  });

  test('can be read by every account of the member, and saved with the permission', async () => {
    const reader = await api.signUp({ role: 'reader' });
    const form = await read(reader);
    expect((await save(reader, form)).statusCode).toBe(403);
  });

  test('writes an audit trail of changes', async () => {
    await save(ama, { ...(await read(ama)), stage_names: ['Traced'] });
    const trail = await auditTrail(api, ama.memberId);
    expect(trail.at(-1)).toMatchObject({
      account_id: ama.accountId,
      action: 'profile.save',
      after: { stage_names: ['Traced'] },
      request_id: expect.any(String),
    });
  });
});

describe('ISNI lookups', () => {
  test('returns the caller’s number with its status', async () => {
    const answer = await ama.inject('GET', '/user/user_isni');
    expect(answer.json().data).toEqual({
      isni_number: '0000000123531945',
      status: 'none',
      updated_at: expect.any(String),
    });
  });

  test('returns any party’s number, and 404 without one', async () => {
    expect((await kente.inject('GET', `/user/rightsholder_isni/${ama.partyId}`)).json().data.isni_number).toBe(
      '0000000123531945',
    );
    for (const id of [newId(), 'x', ama.memberId])
      expect((await kente.inject('GET', `/user/rightsholder_isni/${id}`)).statusCode).toBe(404);
  });
});
