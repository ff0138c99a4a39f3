import type { Proof, ProofGiven } from '@counterpoint/domain/schemas/members';
import * as text from '../../messages/second-factor.generated.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { conflict } from '../../platform/http/app-error.ts';
import { verifyOwnPassword } from '../account/verify-own-password.ts';
import type { AccountAct, MemberServices } from '../member-services.ts';
import { recordProof } from '../session/session-repository.ts';
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
