import { randomUUID } from 'node:crypto';
import { completeClaim } from '@counterpoint/domain/cases';
import { USE_TYPES } from '@counterpoint/domain/recording-rights';
import { caseDetails } from '@counterpoint/domain/schemas/cases';
import { type APIRequestContext, type APIResponse, expect, request } from '@playwright/test';
import * as z from 'zod';
import type { Member } from './demo-member.ts';
import type { Portal } from './start-portal.ts';

/** A member who acts through the API, in a session of their own, while another member has a page open. */
export interface ApiMember {
  readonly partyId: string;
  /** Submits a work that both share equally; returns its ID. */
  submitWorkWith(other: ApiMember, title: string): Promise<string>;
  /** Submits a work with these shares of both rights, in per cent; returns its ID. */
  submitWork(
    title: string,
    writers: readonly (readonly [member: { readonly partyId: string }, share: number])[],
  ): Promise<string>;
  addComposer(names: ComposerNames): Promise<{ readonly partyId: string }>;
  /** Registers a recording in which this member holds `share` per cent of all rights everywhere; returns its ID. */
  submitRecording(title: string, share: number): Promise<string>;
  /** Claims half of broadcasting in Ghana in 2026 for this member. */
  claimRights(recordingId: string): Promise<void>;
  /**
   * Files a case that claims `share` per cent of a work's performing right, with a new line if the member has none.
   * Returns its ID, or that of the open case it joined.
   */
  fileCase(workId: string, share: number, kind?: 'author_share' | 'ownership'): Promise<string>;
  confirm(workId: string): Promise<void>;
  /** Invites a person by email to manage this member's account. */
  inviteManager(email: string): Promise<void>;
  stop(): Promise<void>;
}

interface ComposerNames {
  readonly given_names: string;
  readonly family_name: string;
  readonly ipi_name_number?: string;
}

const session = z.object({ data: z.object({ token: z.string() }) });
const profile = z.object({ data: z.object({ party_id: z.string() }) });
const work = z.object({ data: z.object({ id: z.string(), version: z.int() }) });
const composer = z.object({ data: z.object({ id: z.string() }) });
const filed = z.object({ data: caseDetails });

/** A share for all uses, everywhere, from 2024 on. */
const EVERYTHING = {
  role: 'producer',
  uses: [...USE_TYPES],
  territories: [{ territory: '2136' }],
  valid_from: '2024-01-01',
};

/** Signs a member in through the API; the session's cookie stays in this request context. */
export async function memberAtApi(portal: Portal, member: Member): Promise<ApiMember> {
  const anonymous = await request.newContext({ baseURL: `${portal.origin}/api/v1/` });
  const { token } = (await parsed(anonymous.post('session', { data: member }), session)).data;
  const storageState = await anonymous.storageState();
  await anonymous.dispose();
  const api = await request.newContext({
    baseURL: `${portal.origin}/api/v1/`,
    storageState,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  return actingOver(api, (await parsed(api.get('user/profile'), profile)).data.party_id);
}

function actingOver(api: APIRequestContext, partyId: string): ApiMember {
  const headersFor = (version?: number) => ({
    'idempotency-key': randomUUID(),
    ...(version !== undefined && { 'if-match': `"${version}"` }),
  });
  const submitWork: ApiMember['submitWork'] = async (title, lines) => {
    const writers = lines.map(([member, share]) => ({
      party_id: member.partyId,
      role: 'CA',
      shares: { pr: share * 100, mr: share * 100, sr: 0 },
    }));
    const draft = await parsed(api.post('compositions', { data: { title, writers }, headers: headersFor() }), work);
    const { id, version } = draft.data;
    await parsed(api.post(`compositions/${id}/submission`, { headers: headersFor(version) }), work);
    return id;
  };
  return {
    partyId,
    submitWorkWith: (other, title) =>
      submitWork(title, [
        [{ partyId }, 50],
        [other, 50],
      ]),
    submitWork,
    async addComposer(data) {
      const { id } = (await parsed(api.post('composers', { data, headers: headersFor() }), composer)).data;
      return { partyId: id };
    },
    async submitRecording(title, share) {
      const facts = { display_artist: 'Adwoa Boateng', duration_s: 222, p_line_year: 2024, p_line: 'Boateng Sounds' };
      const contributors = [{ name: 'Adwoa Boateng', category: 'contracted_featured', roles: ['lead_vocals'] }];
      const rights = [{ ...EVERYTHING, party_id: partyId, share: share * 100 }];
      const data = { title, ...facts, contributors, rights };
      const { id, version } = (await parsed(api.post('recordings', { data, headers: headersFor() }), work)).data;
      await parsed(api.post(`recordings/${id}/submission`, { headers: headersFor(version) }), work);
      return id;
    },
    async claimRights(recordingId) {
      const when = { valid_from: '2026-01-01', valid_to: '2026-12-31' };
      const line = { ...EVERYTHING, ...when, share: 5000, uses: ['broadcast'], territories: [{ territory: '0288' }] };
      const data = { lines: [line], statement: 'We took the catalogue over in January.' };
      await parsed(api.post(`recordings/${recordingId}/rights-claims`, { data, headers: headersFor() }), work);
    },
    async fileCase(workId, share, kind = 'author_share') {
      const object = { type: 'composition', id: workId };
      const begin = api.post('oppositions', { data: { object, kind }, headers: headersFor() });
      const begun = (await parsed(begin, filed)).data;
      const registered = begun.registered_lines.map((line) => ({ ...line, shares: { pr: line.shares.pr ?? 0 } }));
      const own = registered
        .filter((line) => line.party_id === partyId)
        .map((line) => ({ ...line, shares: { pr: share * 100 } }));
      const data = {
        kind,
        scope: { rights: ['pr'] },
        claimed_lines: completeClaim(registered, own.length > 0 ? own : [newLine(partyId, share)]),
        statement: 'I wrote the bridge and the second verse.',
        declares_truth: true,
      };
      const headers = headersFor(begun.version);
      const { id, version } = (await parsed(api.put(`oppositions/${begun.id}`, { data, headers }), filed)).data;
      const submit = api.post(`oppositions/${id}/submission`, { headers: headersFor(version) });
      return (await parsed(submit, filed)).data.id;
    },
    async confirm(workId) {
      const { id, version } = (await parsed(api.get(`compositions/${workId}`), work)).data;
      await parsed(api.post(`compositions/${id}/confirmation`, { headers: headersFor(version) }), work);
    },
    async inviteManager(email) {
      const data = { email, role: 'manager' };
      await parsed(api.post('people/invitations', { data, headers: headersFor() }), z.unknown());
    },
    stop: () => api.dispose(),
  };
}

function newLine(partyId: string, share: number) {
  const line = { key: 'new:1', group: 'writer' as const, party_id: partyId, name: 'I', role: 'A' };
  return { ...line, shares: { pr: share * 100 } };
}

async function parsed<Body>(response: Promise<APIResponse>, schema: z.ZodType<Body>): Promise<Body> {
  const answer = await response;
  expect(answer.ok(), `${answer.url()} ${answer.status()}`).toBe(true);
  return schema.parse(await answer.json());
}
