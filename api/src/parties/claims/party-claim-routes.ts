import { claimCode, type PartyClaim, partyClaims } from '@counterpoint/domain/schemas/parties';
import { id } from '@counterpoint/domain/schemas/requests';
import * as z from 'zod/mini';
import { inTransaction } from '../../platform/db/transaction.ts';
import { actOf, actorOf } from '../../platform/http/actor.ts';
import { noContent, returns } from '../../platform/http/envelope.ts';
import type { Routes } from '../../platform/services.ts';
import { confirmByCode, mailCode, withdrawClaim } from './claim-decisions.ts';
import { listClaimsOfMember, type NamedClaim } from './party-claim-repository.ts';

const params = z.object({ id });
const config = { access: 'account:change' } as const;

export const partyClaimRoutes: Routes<'db' | 'mail' | 'now'> = async (app, context) => {
  const { db, now } = context;

  app.get(
    '/party-claims',
    { config: { access: 'account:read' }, schema: { response: returns(200, partyClaims) } },
    async (request) => ({
      data: { items: (await listClaimsOfMember(db, actorOf(request).memberId)).map(toClaim) },
    }),
  );

  const schema = { params, response: noContent };

  app.post('/party-claims/:id/codes', { config, schema }, async (request) => {
    await mailCode(context, actOf(request, now()), request.params.id);
  });

  const confirmation = { config, schema: { ...schema, body: claimCode } };
  app.post('/party-claims/:id/confirmation', confirmation, async (request) => {
    const { code } = request.body;
    await confirmByCode(context, actOf(request, now()), { id: request.params.id, code });
  });

  app.post('/party-claims/:id/withdrawal', { config, schema }, async (request) => {
    await inTransaction(db, (tx) => withdrawClaim(tx, actOf(request, now()), request.params.id));
  });
};

function toClaim({ id: claimId, basis, number, state, reason, ...claim }: NamedClaim): PartyClaim {
  return {
    id: claimId,
    basis,
    number,
    state,
    reason,
    created_at: claim.created_at.toISOString(),
    decided_at: claim.decided_at?.toISOString() ?? null,
    can_request_code: state === 'open' && claim.contact_email !== null,
    code_expires_at: claim.code_expires_at?.toISOString() ?? null,
  };
}
