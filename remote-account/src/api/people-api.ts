import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import {
  acceptedInvitation,
  memberPeople,
  type NewPersonInvitation,
  openPersonInvitation,
  personInvitation,
  personInvitations,
  type RoleChange,
} from '@counterpoint/domain/schemas/members';

export const PEOPLE_KEY = ['account', 'people'];
export const PEOPLE = { key: [...PEOPLE_KEY, 'list'], path: '/people', schema: memberPeople };
export const INVITATIONS = {
  key: [...PEOPLE_KEY, 'invitations'],
  path: '/people/invitations',
  schema: personInvitations,
};

const personPath = (id: string) => `${PEOPLE.path}/${encodeURIComponent(id)}`;
const invitationPath = (id: string) => `${INVITATIONS.path}/${encodeURIComponent(id)}`;

export function peopleOf(http: HttpClient) {
  return {
    changeRole: (id: string, json: RoleChange) => http.put(personPath(id), { schema: nothing, json }),
    remove: (id: string) => http.delete(personPath(id), { schema: nothing }),
    transferOwnership: (id: string, json: { password: string }) =>
      http.post(`${personPath(id)}/ownership`, { schema: nothing, json }),
    leave: () => http.delete('/user/membership', { schema: nothing }),
  };
}

export function invitationsOf(http: HttpClient) {
  return {
    create: (json: NewPersonInvitation, idempotencyKey: string) =>
      http.post(INVITATIONS.path, { schema: personInvitation, json, idempotencyKey }),
    sendAgain: (id: string, idempotencyKey: string) =>
      http.post(`${invitationPath(id)}/sending`, { schema: personInvitation, idempotencyKey }),
    revoke: (id: string) => http.delete(invitationPath(id), { schema: nothing }),
  };
}

interface Link {
  readonly token: string;
}

/** For the person who follows the mailed link. */
export function mailedInvitationsOf(http: HttpClient) {
  const schema = acceptedInvitation;
  return {
    check: (json: Link, signal: AbortSignal) =>
      http.post('/person-invitations/checks', { schema: openPersonInvitation, json, signal }),
    acceptSignedIn: (json: Link) => http.post('/user/memberships', { schema, json }),
    acceptWithPassword: (json: Link & { password: string }) =>
      http.post('/person-invitations/acceptances', { schema, json }),
    acceptWithNewAccount: (json: Link & { name: string; password: string }) =>
      http.post('/person-invitations/accounts', { schema, json }),
  };
}
