import type { MandateScope } from '@counterpoint/domain/mandates';
import type { FastifyRequest } from 'fastify';
import * as text from '../../messages/mandates.generated.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { type HeldMandateRow, heldMandates } from './mandate-repository.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Open to representatives, who name their mandate in the query: `?mandate=<id>`. */
    mandate?: MandateScope;
  }
}

/** The represented member as actor, if the request names a mandate. Throws 403 if it doesn't allow this call today. */
export async function actUnderMandate(
  { db, now }: { db: Database; now: () => Date },
  request: FastifyRequest,
  actor: Actor,
): Promise<Actor> {
  const id = mandateNamedIn(request);
  if (id === null) return actor;
  const { mandate: scope } = request.routeOptions.config;
  const mandate = scope && id ? await findHeld(db, { actor, id, scope, at: now() }) : undefined;
  if (!mandate) throw notHeld();
  const { represented_id, party_id } = mandate;
  const acting = { id: mandate.id, representativeId: actor.memberId };
  return { ...actor, memberId: represented_id, partyId: party_id, mandate: acting };
}

/** The actor's mandate as it is in this transaction; null for members who act for themselves. */
export async function readActingMandate(
  db: Database,
  { mandate }: Pick<Actor, 'mandate'>,
  { scope, at }: { readonly scope: MandateScope; readonly at: Date },
): Promise<HeldMandateRow | null> {
  if (!mandate) return null;
  const held = await findHeld(db, { actor: { memberId: mandate.representativeId }, id: mandate.id, scope, at });
  if (!held) throw notHeld();
  return held;
}

interface MandateQuery {
  readonly actor: Pick<Actor, 'memberId'>;
  readonly id: string;
  readonly scope: MandateScope;
  readonly at: Date;
}

async function findHeld(db: Database, { actor, id, scope, at }: MandateQuery): Promise<HeldMandateRow | undefined> {
  const [held] = await heldMandates(db, { memberId: actor.memberId, day: calendarOf(db).dayOf(at), scope, id });
  return held;
}

/** Empty if it can't be the id of a mandate. */
function mandateNamedIn({ query }: FastifyRequest): string | null {
  const named = typeof query === 'object' && query !== null && 'mandate' in query ? query.mandate : null;
  if (named === null) return null;
  return typeof named === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(named) ? named : '';
}

function notHeld(): AppError {
  return new AppError(403, 'no_mandate', text.notHeld());
}
