import type { Proof, ProofGiven } from '@counterpoint/domain/schemas/members';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import * as text from '../../messages/second-factor.generated.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AppError, conflict } from '../../platform/http/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { verifyOwnPassword } from '../account/verify-own-password.ts';
import type { AccountAct, MemberServices } from '../member-services.ts';
import { readSession, recordProof } from '../session/session-repository.ts';
import { holderOfSession } from './challenges.ts';
import { factorsOf, hasSecondFactor, proofsOf, recordUse } from './second-factor-repository.ts';
import { verifyCode } from './verify-code.ts';
import { passkeyUnknown, verifySignature } from './verify-passkey.ts';

/** The password only counts for an account without a second factor. */
export async function possibleProofsOf({ db }: Pick<MemberServices, 'db'>, { accountId }: Actor): Promise<Proof[]> {
  const proofs = proofsOf(await factorsOf(db, accountId));
  return proofs.length === 0 ? ['password'] : proofs;
}

/** Throws unless it proves who the member is. From then on, sensitive acts are open to the session for a while. */
export async function proveIdentity(context: MemberServices, act: AccountAct, proof: ProofGiven): Promise<void> {
  const { actor, address } = act;
  const { accountId, sessionId } = actor;
  switch (proof.by) {
    case 'password':
      if (hasSecondFactor(await factorsOf(context.db, accountId)))
        throw conflict('second_factor_needed', text.secondFactorNeeded());
      await verifyOwnPassword(context, { actor, password: proof.password, field: 'password', address });
      break;
    case 'code':
      await verifyCode(context, { accountId, code: proof.code });
      break;
    case 'passkey': {
      const holder = holderOfSession(sessionId);
      const signed = await verifySignature(context, { holder, purposes: ['proof'], credential: proof.credential });
      if (signed.passkey.account_id !== accountId) throw passkeyUnknown();
      await recordUse(context.db, signed, context.now());
    }
  }
  await recordProof(context.db, sessionId, context.now());
}

type Config = Pick<FastifyContextConfig, 'stepUp' | 'withoutSecondFactor'>;

/** Throws 403 for a member whose role needs a second factor, until there is one. */
export async function requireSecondFactor(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { accountId, role }: Actor,
  { withoutSecondFactor }: Config,
): Promise<void> {
  if (withoutSecondFactor || !env.REQUIRE_SECOND_FACTOR_FOR.includes(role)) return;
  if (!hasSecondFactor(await factorsOf(db, accountId)))
    throw new AppError(403, 'second_factor_required', text.secondFactorRequired());
}

type ProofContext = Pick<Services, 'db' | 'env' | 'now'>;

/** Throws 403 if a sensitive act comes too long after the member proved who they are. */
export async function requireProof(context: ProofContext, actor: Actor, { stepUp }: Config): Promise<void> {
  if (!stepUp || typeof stepUp === 'function' || (await hasRecentProof(context, actor))) return;
  if (stepUp === 'if-second-factor' && !hasSecondFactor(await factorsOf(context.db, actor.accountId))) return;
  throw proofNeeded();
}

/** The same for acts that are sensitive only with some contents. */
export async function requireProofForBody(context: ProofContext, request: FastifyRequest): Promise<void> {
  const { stepUp } = request.routeOptions.config;
  if (typeof stepUp !== 'function' || !request.actor || !stepUp(request.body)) return;
  if (!(await hasRecentProof(context, request.actor))) throw proofNeeded();
}

async function hasRecentProof({ db, env, now }: ProofContext, { sessionId }: Actor): Promise<boolean> {
  const session = await readSession(db, sessionId);
  return session !== undefined && now().getTime() - session.proved_at.getTime() < env.STEP_UP_MINUTES * 60_000;
}

function proofNeeded(): AppError {
  return new AppError(403, 'proof_needed', text.proofNeeded());
}
