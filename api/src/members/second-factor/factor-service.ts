import type { AuthenticatorSetup, NewPasskey, SecondFactors } from '@counterpoint/domain/schemas/members';
import { Secret } from 'otpauth';
import * as notFoundText from '../../messages/not-found.generated.ts';
import * as text from '../../messages/second-factor.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { newId } from '../../platform/db/new-id.ts';
import { inTransaction, type Tx } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { conflict, notFound } from '../../platform/http/app-error.ts';
import { recordAttempts } from '../../platform/limits/attempts.ts';
import { lockAccount } from '../account/account-link-repository.ts';
import { emailOf } from '../account/account-repository.ts';
import { type AccountAct, inMailTransaction, type MemberServices } from '../member-services.ts';
import { holderOfSession } from './challenges.ts';
import { type FactorChange, factorChanged, notifyAccount } from './second-factor-mails.ts';
import {
  confirmApp,
  deleteApp,
  deletePasskey,
  deleteRecoveryCodes,
  factorsOf,
  findApp,
  hasSecondFactor,
  insertPasskey,
  passkeysOf,
  putRecoveryCodes,
  putSecret,
  renamePasskey,
  toPasskey,
} from './second-factor-repository.ts';
import { encryptSecret, hashOfRecoveryCode, newRecoveryCodes } from './secrets.ts';
import { codeLimits, forgetGuesses, takeAppCode, totpOf, wrongCode } from './verify-code.ts';
import { verifyRegistration } from './verify-passkey.ts';

const SECRET_BYTES = 20;
const MAX_PASSKEYS = 20;

export async function listFactors({ db, env }: MemberServices, actor: Actor): Promise<SecondFactors> {
  const { accountId, role } = actor;
  const [passkeys, app, { recoveryCodes }] = await Promise.all([
    passkeysOf(db, accountId),
    findApp(db, accountId),
    factorsOf(db, accountId),
  ]);
  return {
    passkeys: passkeys.map(toPasskey),
    authenticator_app: app?.confirmed_at ? { added_at: app.confirmed_at.toISOString() } : null,
    recovery_codes_left: recoveryCodes,
    is_required: env.REQUIRE_SECOND_FACTOR_FOR.includes(role),
  };
}

/** Resolves to recovery codes if the account has none. */
export async function addPasskey(context: MemberServices, act: AccountAct, passkey: NewPasskey) {
  const { accountId, sessionId } = act.actor;
  const {
    id,
    publicKey,
    counter,
    transports = [],
  } = await verifyRegistration(context, holderOfSession(sessionId), passkey);
  return changeFactors(context, act, {
    kind: 'passkey_added',
    name: passkey.name,
    async apply(tx) {
      if ((await factorsOf(tx, accountId)).passkeys >= MAX_PASSKEYS)
        throw conflict('too_many_passkeys', text.tooManyPasskeys({ max: MAX_PASSKEYS }));
      const isNew = await insertPasskey(tx, {
        id: newId(),
        account_id: accountId,
        credential_id: id,
        public_key: Buffer.from(publicKey),
        sign_count: counter,
        transports: [...transports],
        name: passkey.name,
        created_at: act.at,
      });
      if (!isNew) throw conflict('passkey_known', text.passkeyKnown());
      return codesIfNone(context, tx, accountId);
    },
  });
}

export async function renameOwnPasskey(
  context: MemberServices,
  act: AccountAct,
  { id, name }: { id: string; name: string },
) {
  const { actor, requestId } = act;
  await inTransaction(context.db, async (tx) => {
    if (!(await renamePasskey(tx, { accountId: actor.accountId, id }, name))) throw notFound(notFoundText.passkey());
    await recordAudit(tx, { action: 'passkey.rename', actor, subjectId: id, after: { name }, requestId });
  });
}

export async function removePasskey(context: MemberServices, act: AccountAct, id: string): Promise<void> {
  const { accountId } = act.actor;
  const named = (await passkeysOf(context.db, accountId)).find((passkey) => passkey.id === id);
  if (!named) throw notFound(notFoundText.passkey());
  await changeFactors(context, act, {
    kind: 'passkey_removed',
    name: named.name,
    async apply(tx) {
      if (!(await deletePasskey(tx, { accountId, id }))) throw notFound(notFoundText.passkey());
      await cleanUp(context, tx, act.actor);
    },
  });
}

/** The app counts once a code of it has come back. */
export async function setUpApp({ db, env, now }: MemberServices, { accountId }: Actor): Promise<AuthenticatorSetup> {
  const secret = new Secret({ size: SECRET_BYTES });
  const bytes = Buffer.from(secret.bytes);
  const encrypted_secret = encryptSecret(env.SECOND_FACTOR_KEY, accountId, bytes);
  if (!(await putSecret(db, { account_id: accountId, encrypted_secret, created_at: now() })))
    throw conflict('app_exists', text.appExists());
  return { secret: secret.base32, uri: totpOf(bytes, await emailOf(db, accountId)).toString() };
}

export async function addApp(context: MemberServices, act: AccountAct, code: string) {
  const { accountId } = act.actor;
  await recordAttempts(context.db, codeLimits('setup', accountId), act.at);
  return changeFactors(context, act, {
    kind: 'app_added',
    async apply(tx) {
      const app = await findApp(tx, accountId);
      if (!app || app.confirmed_at) throw conflict('no_setup', text.noSetup());
      // Setting it up in another tab has replaced the secret.
      if (!(await takeAppCode(context, tx, { app, code }))) throw wrongCode(text.wrongSetupCode());
      await confirmApp(tx, accountId, act.at);
      await forgetGuesses(tx, accountId, 'setup', 'app');
      return codesIfNone(context, tx, accountId);
    },
  });
}

export async function removeApp(context: MemberServices, act: AccountAct): Promise<void> {
  await changeFactors(context, act, {
    kind: 'app_removed',
    async apply(tx) {
      if (!(await deleteApp(tx, act.actor.accountId))) throw notFound(notFoundText.authenticatorApp());
      await cleanUp(context, tx, act.actor);
    },
  });
}

/** The earlier codes stop working. */
export async function replaceRecoveryCodes(context: MemberServices, act: AccountAct): Promise<string[]> {
  const { accountId } = act.actor;
  return changeFactors(context, act, {
    kind: 'codes_replaced',
    async apply(tx) {
      if (!hasSecondFactor(await factorsOf(tx, accountId))) throw conflict('no_factor', text.noFactor());
      return makeCodes(context, tx, accountId);
    },
  });
}

/** One change at a time, with its audit entry and mail. */
async function changeFactors<Outcome>(
  context: MemberServices,
  { actor, requestId }: AccountAct,
  { apply, ...change }: FactorChange & { apply(tx: Tx): Promise<Outcome> },
): Promise<Outcome> {
  return inMailTransaction(context, async (tx) => {
    await lockAccount(tx, actor.accountId);
    const applied = await apply(tx);
    const action = `second_factor.${change.kind}`;
    await recordAudit(tx, { action, actor, subjectId: actor.accountId, after: change, requestId });
    await notifyAccount(tx, actor.accountId, () => factorChanged(change));
    return applied;
  });
}

async function codesIfNone(context: MemberServices, tx: Tx, accountId: string): Promise<string[] | null> {
  const { recoveryCodes } = await factorsOf(tx, accountId);
  return recoveryCodes > 0 ? null : makeCodes(context, tx, accountId);
}

async function makeCodes({ env }: MemberServices, tx: Tx, accountId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashOfRecoveryCode(env.SECOND_FACTOR_KEY, accountId, code));
  await putRecoveryCodes(tx, accountId, hashes);
  await forgetGuesses(tx, accountId, 'recovery');
  return codes;
}

/** After the last factor, recovery codes would recover nothing. Members who need one can only replace it. */
async function cleanUp({ env }: MemberServices, tx: Tx, { accountId, role }: Actor): Promise<void> {
  if (hasSecondFactor(await factorsOf(tx, accountId))) return;
  if (env.REQUIRE_SECOND_FACTOR_FOR.includes(role)) throw conflict('last_factor', text.lastFactor());
  await deleteRecoveryCodes(tx, accountId);
}
