import type { TestApi } from './test-api.ts';

const account = { password: 'a few words about rain', accept_terms: true };

/** The sign-up of a person, as the portal sends it. */
export const aPerson = {
  register_as: 'individual',
  given_name: 'Ama',
  other_names: 'Mensah',
  birth_date: '1991-03-14',
  nationality: 'GH',
  country: 'GH',
  roles: ['composer'],
  email: 'ama@example.org',
  ...account,
};

/** The sign-up of an organisation. */
export const aCompany = {
  register_as: 'corporate',
  corporation_name: 'Kente Records',
  organisation_type: 'Record Company',
  contact_person: 'Ama Mensah',
  country: 'GH',
  email: 'office@kente.example',
  ...account,
};

/** The token of the last link mailed to an address; throws if there is none. */
export async function tokenMailedTo(api: TestApi, email: string): Promise<string> {
  const mail = await api.db
    .selectFrom('mail')
    .select('body')
    .where('recipient', '=', email)
    .where('body', 'like', '%?confirm=%')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const token = /\?confirm=(\S+)/.exec(mail?.body ?? '')?.[1];
  if (!token) throw new Error(`No link was mailed to ${email}.`);
  return token;
}

let callers = 0;

/** Limits count by network, so each call has its own. */
export function anAddress(): string {
  callers += 1;
  return `203.0.${callers >> 8}.${callers & 255}`;
}

/** Joins through the API, including the link in the mail. */
export async function join(api: TestApi, payload: (typeof aPerson | typeof aCompany) & Record<string, unknown>) {
  const remoteAddress = anAddress();
  const signUp = await api.inject('POST', '/signups', { payload, remoteAddress });
  if (signUp.statusCode !== 202) throw new Error(`The sign-up was refused: ${signUp.body}`);
  const token = await tokenMailedTo(api, payload.email);
  return api.inject('POST', '/signups/confirmations', { payload: { token }, remoteAddress });
}
