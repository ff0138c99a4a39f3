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

const personPath = (id: string) => `/people/${encodeURIComponent(id)}`;
const invitationPath = (id: string) => `${INVITATIONS.path}/${encodeURIComponent(id)}`;

export function invitePerson(http: HttpClient, json: NewPersonInvitation, idempotencyKey: string) {
  return http.post(INVITATIONS.path, { schema: personInvitation, json, idempotencyKey });
}

export function sendInvitationAgain(http: HttpClient, id: string, idempotencyKey: string) {
  return http.post(`${invitationPath(id)}/sending`, { schema: personInvitation, idempotencyKey });
}

export function revokeInvitation(http: HttpClient, id: string) {
  return http.delete(invitationPath(id), { schema: nothing });
}

export function changeRole(http: HttpClient, id: string, json: RoleChange) {
  return http.put(personPath(id), { schema: nothing, json });
}

export function removePerson(http: HttpClient, id: string) {
  return http.delete(personPath(id), { schema: nothing });
}

export function transferOwnership(http: HttpClient, id: string, password: string) {
  return http.post(`${personPath(id)}/ownership`, { schema: nothing, json: { password } });
}

export function leaveMember(http: HttpClient) {
  return http.delete('/user/membership', { schema: nothing });
}

export function checkPersonInvitation(http: HttpClient, token: string, signal: AbortSignal) {
  return http.post('/person-invitations/checks', { schema: openPersonInvitation, json: { token }, signal });
}

export function acceptSignedIn(http: HttpClient, json: { readonly token: string }) {
  return http.post('/user/memberships', { schema: acceptedInvitation, json });
}

export function acceptWithPassword(http: HttpClient, json: { readonly token: string; readonly password: string }) {
  return http.post('/person-invitations/acceptances', { schema: acceptedInvitation, json });
}

export function acceptWithNewAccount(
  http: HttpClient,
  json: { readonly token: string; readonly name: string; readonly password: string },
) {
  return http.post('/person-invitations/accounts', { schema: acceptedInvitation, json });
}
