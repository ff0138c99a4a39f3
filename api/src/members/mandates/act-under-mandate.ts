import type { MandateScope } from '@counterpoint/domain/mandates';
import { id as idSchema } from '@counterpoint/domain/schemas/requests';
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
  if (!scope || id === '') throw notHeld();
  const acting = { id, representativeId: actor.memberId };
  const held = await requireHeld(db, acting, { scope, at: now() });
  return { ...actor, memberId: held.represented_id, partyId: held.party_id, mandate: { ...acting, id: held.id } };
}

interface Use {
  readonly scope: MandateScope;
  readonly at: Date;
}

/** The actor's mandate as it is in this transaction; null for members who act for themselves. */
export async function readActingMandate(
  db: Database,
  { mandate }: Pick<Actor, 'mandate'>,
  use: Use,
): Promise<HeldMandateRow | null> {
  return mandate ? requireHeld(db, mandate, use) : null;
}

async function requireHeld(
  db: Database,
  { id, representativeId: memberId }: NonNullable<Actor['mandate']>,
  { scope, at }: Use,
): Promise<HeldMandateRow> {
  const [held] = await heldMandates(db, { memberId, day: calendarOf(db).dayOf(at), scope, id });
  if (!held) throw notHeld();
  return held;
}

/** Empty if it can't be the id of a mandate. */
function mandateNamedIn({ query }: FastifyRequest): string | null {
  const named = typeof query === 'object' && query !== null && 'mandate' in query ? query.mandate : null;
  return named === null ? null : (idSchema.safeParse(named).data ?? '');
}

function notHeld(): AppError {
  return new AppError(403, 'no_mandate', text.notHeld());
}
