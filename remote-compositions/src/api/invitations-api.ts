import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import {
  answeredInvitation,
  type InvitationRefusal,
  type NewInvitation,
  openInvitation,
  workInvitation,
  workInvitations,
} from '@counterpoint/domain/schemas/works';

interface SentInvitation {
  readonly workId: string;
  readonly invitationId: string;
}

const invitationsPath = (workId: string) => `/compositions/${encodeURIComponent(workId)}/invitations`;
const invitationPath = ({ workId, invitationId }: SentInvitation) =>
  `${invitationsPath(workId)}/${encodeURIComponent(invitationId)}`;

/** Its key is below the works' prefix, so that their live events refresh it. */
export function invitationsOf(workId: string) {
  return { key: ['compositions', 'invitations', workId], path: invitationsPath(workId), schema: workInvitations };
}

export function inviteParty(
  http: HttpClient,
  workId: string,
  { idempotencyKey, ...json }: NewInvitation & { readonly idempotencyKey: string },
) {
  return http.post(invitationsPath(workId), { schema: workInvitation, json, idempotencyKey });
}

export function sendInvitationAgain(
  http: HttpClient,
  { idempotencyKey, ...sent }: SentInvitation & { readonly idempotencyKey: string },
) {
  return http.post(`${invitationPath(sent)}/sending`, { schema: workInvitation, idempotencyKey });
}

export function withdrawInvitation(http: HttpClient, sent: SentInvitation) {
  return http.delete(invitationPath(sent), { schema: nothing });
}

export function fetchOpenInvitation(http: HttpClient, token: string, signal: AbortSignal) {
  return http.post('/work-invitations/checks', { schema: openInvitation, json: { token }, signal });
}

export function confirmInvitation(http: HttpClient, json: Pick<InvitationRefusal, 'token' | 'shown'>) {
  return http.post('/work-invitations/confirmations', { schema: answeredInvitation, json });
}

export function declineInvitation(http: HttpClient, json: InvitationRefusal) {
  return http.post('/work-invitations/refusals', { schema: answeredInvitation, json });
}
