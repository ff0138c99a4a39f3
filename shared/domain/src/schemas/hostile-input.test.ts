import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type * as z from 'zod/mini';
import {
  caseDraft,
  caseQuery,
  caseWithdrawal,
  newAnswer,
  newCase,
  newMessage,
  newProposal,
  refusal,
} from './cases/index.ts';
import { chosenEntries } from './entries/index.ts';
import { notificationQuery, notificationsRead } from './home/index.ts';
import {
  corporateProfile,
  credentials,
  emailChangeRequest,
  emailConfirmation,
  individualProfile,
  membershipForm,
  passwordChange,
  passwordReset,
  passwordResetLink,
  passwordResetRequest,
  signup,
  signupLink,
} from './members/index.ts';
import {
  candidateAnswer,
  composerQuery,
  isniCandidateQuery,
  isniContent,
  newComposer,
  organisationClaim,
  personSubmission,
} from './parties/index.ts';
import { recordingQuery } from './recordings/index.ts';
import { errorLog } from './requests/index.ts';
import { HOSTILE_VALUES } from './testing/hostile-values.ts';
import {
  invitationConfirmation,
  invitationLink,
  invitationRefusal,
  newInvitation,
  repertoireQuery,
  workDraft,
  workQuery,
  workSubmission,
} from './works/index.ts';

const PARTY = '01900000-0000-7000-8000-000000000001';
const aCase = {
  kind: 'sample',
  scope: {
    rights: ['pr'],
    uses: ['broadcast'],
    from: '2026-01-01',
    to: '2026-12-31',
    territories: [{ is_included: true, territory: '0288' }],
  },
  claimed_lines: [
    {
      key: 'new:1',
      group: 'writer',
      party_id: PARTY,
      name: 'Ama',
      role: 'CA',
      shares: { pr: 4000, recording: 10_000 },
    },
  ],
  statement: 'My melody is in it, note by note.',
  declares_truth: true,
  other_work_id: PARTY,
  other_work: 'Harmattan Love',
  timings: '0:42 to 0:58',
};
const account = { email: 'ama@example.org', password: 'a few words to remember', accept_terms: true };
const person = {
  register_as: 'individual',
  given_name: 'Ama',
  other_names: 'Serwaa',
  stage_names: ['Ama S.'],
  birth_date: '1991-03-14',
  nationality: 'GH',
  country: 'GH',
  phone: '+233 24 555 0142',
  roles: ['composer', 'performer'],
  ipi_name_number: '',
  isni_number: '0000 0001 0675 0994',
  ...account,
};
const company = {
  register_as: 'corporate',
  corporation_name: 'Harbour Light',
  organisation_type: 'Producer',
  registration_number: 'CS-1',
  contact_person: 'Ama Serwaa',
  country: 'GH',
  phone: '',
  ipi_name_number: null,
  isni_number: null,
  ...account,
};
const changeable = { stage_names: [''], phone: '+233 20 000 0000', ipi_name_number: '199', email: 'ama@example.org' };
const membership = {
  right: 'pr',
  society_code: '285',
  society_name: '',
  territory: 'GH',
  from: '2020-01-01',
  to: '',
};
const draft = {
  title: 'Songbird',
  alternative_titles: [{ title: 'Bird', type: 'AT' }],
  iswc: 'T-034.524.680-1',
  language: 'en',
  text_music: 'MTX',
  version_type: 'ORI',
  duration_s: 222,
  genre: 'Highlife',
  writers: [{ party_id: PARTY, role: 'CA', shares: { pr: 10_000, mr: 10_000, sr: 0 } }],
};
const application = {
  given_names: 'Ama',
  family_name: 'Kusi',
  name_variants: [{ name: 'Ama K.' }],
  roles: ['composer'],
  classes: ['musical'],
  works: [{ title: 'Songbird', role: 'composer', date: '2019', identifier: 'T-034.524.680-1' }],
  start_date: '1991-03-14',
  is_date_private: true,
  country: 'GH',
  city: 'Accra',
  links: [{ url: 'https://ama.example' }],
  related: [{ name: 'Osu Music', relation: 'works_with', isni: '0000 0001 2353 1945' }],
  existing_isni: '',
  note: '',
  consent: true,
};
const listQuery = { query: 'song', page: '2', per_page: '10' };

/** Every schema of external input, with a valid sample. */
const INPUTS: [string, z.ZodMiniType, Record<string, unknown>][] = [
  ['credentials', credentials, { email: account.email, password: account.password }],
  ['a person’s sign-up', signup, person],
  ['a company’s sign-up', signup, company],
  ['the link of a sign-up', signupLink, { token: 'x'.repeat(43) }],
  ['a request for a new password', passwordResetRequest, { email: account.email }],
  ['the link to a new password', passwordResetLink, { token: 'x'.repeat(43) }],
  ['a new password by a link', passwordReset, { token: 'x'.repeat(43), password: account.password }],
  ['a new password', passwordChange, { current_password: 'old words', password: account.password }],
  ['a request for another address', emailChangeRequest, { email: account.email, password: account.password }],
  ['the link to another address', emailConfirmation, { token: 'x'.repeat(43) }],
  ['a person’s profile', individualProfile, { given_name: 'Ama', other_names: 'Serwaa', ...changeable }],
  ['a company’s profile', corporateProfile, { corporation_name: 'Light', organisation_type: 'Other', ...changeable }],
  ['a membership of a society', membershipForm, membership],
  ['an error log', errorLog, { description: 'Error: x\n  at y', context: { release: '1', area: 'host', route: '/' } }],
  ['a query of notifications', notificationQuery, { before: PARTY, per_page: '20' }],
  ['notifications that were read', notificationsRead, { up_to: PARTY }],
  ['a new composer', newComposer, { given_names: 'Kwesi', family_name: 'Boateng', ipi_name_number: '', isni: '' }],
  ['a draft', workDraft, draft],
  ['a submission', workSubmission, draft],
  ['an invitation to confirm shares', newInvitation, { party_id: PARTY, email: account.email }],
  ['the link of an invitation', invitationLink, { token: 'x'.repeat(43) }],
  ['an invited party’s confirmation', invitationConfirmation, { token: 'x'.repeat(43), shown: 'y'.repeat(43) }],
  [
    'an invited party’s refusal',
    invitationRefusal,
    { token: 'x'.repeat(43), shown: 'y'.repeat(43), reason: 'Half of it is mine.' },
  ],
  ['entries to be changed', chosenEntries, { entries: [{ id: PARTY, version: 1 }] }],
  ['a query of compositions', workQuery, { ...listQuery, filter: 'draft', sort: 'title' }],
  ['a query of the repertoire', repertoireQuery, listQuery],
  ['a query of recordings', recordingQuery, { ...listQuery, filter: 'all' }],
  ['a query of oppositions', caseQuery, { ...listQuery, filter: 'waiting' }],
  [
    'a case as it is begun',
    newCase,
    { object: { type: 'composition', id: PARTY }, kind: 'author_share', contested_revision: 2 },
  ],
  ['a case while it is written', caseDraft, aCase],
  ['an answer to a case', newAnswer, { answer: 'maintain', statement: 'I wrote half of it.' }],
  ['a split that is proposed', newProposal, { lines: aCase.claimed_lines, note: 'Half each?' }],
  ['why a split is refused', refusal, { reason: 'The words are mine.' }],
  ['a message in a case', newMessage, { body: 'Shall we talk?', visibility: 'shared' }],
  ['a case that is withdrawn', caseWithdrawal, { reason: 'It is settled.' }],
  ['an application for an ISNI while it is written', isniContent, application],
  ['a person’s application for an ISNI', personSubmission, application],
  [
    'an organisation’s claim of an ISNI',
    organisationClaim,
    { ...application, organisation_name: 'Osu Music', existing_isni: '0000000123531945' },
  ],
  ['a query of ISNI records', isniCandidateQuery, { name: 'Ama Kusi' }],
  ['an answer to an ISNI record', candidateAnswer, { candidate: PARTY, is_me: true }],
  ['a query of composers', composerQuery, listQuery],
];

const hostile = fc.oneof(fc.constantFrom(...HOSTILE_VALUES), fc.anything({ maxDepth: 2 }));

/** Phrases of zod's own messages. */
const UNTRANSLATED = /invalid|expected|received|undefined|too (big|small)|^$/i;
const isUntranslated = (message: string) => UNTRANSLATED.test(message);
const isNoSentence = (message: string) => !/^[A-Z].*\.$/.test(message);

function refusalsOf(schema: z.ZodMiniType, input: unknown): string[] {
  const result = schema.safeParse(input);
  return result.success ? [] : result.error.issues.map(({ message }) => message);
}

/** Every path to a value in `sample`. */
function pathsOf(sample: unknown, path: string[] = []): string[][] {
  if (typeof sample !== 'object' || sample === null) return [path];
  const below = Object.entries(sample).flatMap(([key, value]) => pathsOf(value, [...path, key]));
  return path.length === 0 ? below : [path, ...below];
}

function withValueAt(sample: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(sample))
    return sample.map((each, at) => (String(at) === key ? withValueAt(each, rest, value) : each));
  const object = typeof sample === 'object' && sample !== null ? new Map(Object.entries(sample)) : new Map();
  return Object.fromEntries([...object, [key, withValueAt(object.get(key), rest, value)]]);
}

describe.each(INPUTS)('explain: %s', (_, schema, sample) => {
  test('accepts valid input', () => {
    expect(refusalsOf(schema, sample)).toEqual([]);
  });

  test('rejects any invalid input with a plain message and without an exception', () => {
    fc.assert(
      fc.property(hostile, (input) => {
        expect(refusalsOf(schema, input).filter(isUntranslated)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('rejects any invalid field with a plain message', () => {
    const paths = pathsOf(sample);
    for (const path of paths)
      for (const value of HOSTILE_VALUES)
        expect([path, refusalsOf(schema, withValueAt(sample, path, value)).filter(isNoSentence)]).toEqual([path, []]);
    fc.assert(
      fc.property(fc.constantFrom(...paths), hostile, (path, value) => {
        expect(refusalsOf(schema, withValueAt(sample, path, value)).filter(isUntranslated)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('rejects any missing field with a plain message', () => {
    for (const key of Object.keys(sample)) {
      const { [key]: _missing, ...rest } = sample;
      expect(refusalsOf(schema, rest).filter(isUntranslated)).toEqual([]);
    }
  });

  test('drops unknown fields', () => {
    const extra = JSON.parse('{"__proto__":{"is_staff":true},"is_staff":true}');
    const parsed = schema.parse({ ...sample, ...extra });
    expect(parsed).not.toHaveProperty('is_staff');
  });

  test('reports each problem once', () => {
    for (const path of pathsOf(sample))
      for (const value of ['', 'x'.repeat(100_000), 'a\u0000b', 7, null]) {
        const refusals = refusalsOf(schema, withValueAt(sample, path, value));
        expect(refusals).toEqual([...new Set(refusals)]);
      }
  });
});
