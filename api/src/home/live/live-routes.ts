import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isStillOpen } from '../../members/session/authenticate.ts';
import type { SessionService } from '../../members/session/session-service.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { securityHeaders } from '../../platform/http/security-headers.ts';
import { type EventStream, openEventStream } from '../../platform/live/event-stream.ts';
import type { LiveHub } from '../../platform/live/live-hub.ts';
import { type Change, parseEventId, parsePageAge } from '../../platform/live/outbox-repository.ts';
import type { Services } from '../../platform/services.ts';

const schema = {
  summary: 'Changes as they happen',
  description:
    'Server-sent events: `event: change`, `data: {"topic":"compositions"}`; `event: ended` once the session is over.',
};

const MOST_STREAMS = 30;

/**
 * `GET /live`: tells open pages what changed, as server-sent events. What was missed comes first: after `Last-Event-ID`, or in
 * the milliseconds of `Page-Age`, in which the page was read before there was a stream.
 */
export const liveRoutes: FastifyPluginAsync<Pick<Services, 'env' | 'live' | 'sessions'>> = async (app, context) => {
  const open = new Map<EventStream, string>();

  // Whichever process ended some: what this one remembers of these members' sessions is looked at anew.
  context.live.watch(({ topic, memberIds }) => {
    if (topic === 'sessions') context.sessions.forget(memberIds);
  });

  // A stream never ends by itself, and a server that stops waits for every answer.
  app.addHook('preClose', async () => {
    for (const events of open.keys()) events.end();
  });

  app.get('/live', { config: { isQuiet: true }, exposeHeadRoute: false, schema }, async (request, reply) => {
    const { accountId } = actorOf(request);
    const own = [...open.values()].filter((owner) => owner === accountId);
    if (own.length >= MOST_STREAMS)
      throw new AppError(429, 'too_many_streams', 'Too many pages of the portal are open.', {
        headers: { 'retry-after': '30' },
      });
    const { events, leave } = await join(context, request, reply);
    open.set(events, accountId);
    const beat = () => {
      events.heartbeat();
      void endWithSession(context.sessions, request, events);
    };
    const heartbeat = setInterval(beat, context.env.LIVE_HEARTBEAT_SECONDS * 1_000).unref();
    events.onClose(() => {
      clearInterval(heartbeat);
      leave();
      open.delete(events);
    });
  });
};

/** Joins the hub without a gap or a repetition: hold what comes, replay what was missed, hand over what was held, go live. */
async function join(
  { live, sessions }: Pick<Services, 'live' | 'sessions'>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { memberId } = actorOf(request);
  const held: Change[] = [];
  let take = (change: Change): void => {
    held.push(change);
  };
  const subscription = live.subscribe(memberId, (change) => take(change));
  try {
    const missed = await missedBy(request, live, subscription.from);
    reply.hijack();
    const events = openEventStream(reply.raw, securityHeaders(request));
    take = (change) => {
      if (change.topic === 'sessions') void endWithSession(sessions, request, events);
      else events.send(change);
    };
    for (const change of [...missed, ...held]) take(change);
    return { events, leave: subscription.stop };
  } catch (error) {
    subscription.stop();
    throw error;
  }
}

/** What changed since the last event that the page heard, or, where it has heard none, since it began to read. */
async function missedBy(request: FastifyRequest, live: LiveHub, end: bigint): Promise<Change[]> {
  const { memberId } = actorOf(request);
  const last = parseEventId(String(request.headers['last-event-id'] ?? ''));
  if (last) return live.missed(memberId, last, end);
  const age = parsePageAge(String(request.headers['page-age'] ?? ''));
  return age === null ? [] : live.recent(memberId, age, end);
}

async function endWithSession(sessions: SessionService, request: FastifyRequest, events: EventStream): Promise<void> {
  // A database that is away for a moment ends no session.
  if (!(await isStillOpen(request, sessions).catch(() => true))) events.endOfSession();
}
