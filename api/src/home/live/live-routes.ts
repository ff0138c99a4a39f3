import type { FastifyReply, FastifyRequest } from 'fastify';
import { isStillOpen } from '../../members/session/authenticate.ts';
import * as text from '../../messages/errors.generated.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { securityHeaders } from '../../platform/http/security-headers.ts';
import { type EventStream, openEventStream } from '../../platform/live/event-stream.ts';
import type { LiveHub } from '../../platform/live/live-hub.ts';
import { type Change, parseEventId, parsePageAge } from '../../platform/live/outbox-repository.ts';
import type { Routes, Services } from '../../platform/services.ts';

const schema = {
  summary: 'Live changes',
  description:
    'Server-sent events: `event: change`, `data: {"topic":"compositions"}`; `event: ended` once the session is over.',
};

const MAX_STREAMS = 30;

type Context = Pick<Services, 'broadcasts' | 'db' | 'env' | 'live' | 'now'>;

/** Server-sent events. Missed ones come first: since `Last-Event-ID`, or within `Page-Age` milliseconds. */
export const liveRoutes: Routes<keyof Context> = async (app, context) => {
  const open = new Map<EventStream, string>();

  context.broadcasts.on('topic', (topic) => {
    for (const events of open.keys()) events.broadcast(topic);
  });

  // A stopping server waits for responses, but a stream never ends by itself.
  app.addHook('preClose', async () => {
    for (const events of open.keys()) events.end();
  });

  const config = { access: 'session', isQuiet: true } as const;
  app.get('/live', { config, exposeHeadRoute: false, schema }, async (request, reply) => {
    const { accountId } = actorOf(request);
    const own = [...open.values()].filter((owner) => owner === accountId);
    if (own.length >= MAX_STREAMS)
      throw new AppError(429, 'too_many_streams', text.tooManyPages(), {
        headers: { 'retry-after': '30' },
      });
    const { events, leave } = await join(context, request, reply);
    open.set(events, accountId);
    const beat = () => {
      events.heartbeat();
      void endWithSession(context, request, events);
    };
    const heartbeat = setInterval(beat, context.env.LIVE_HEARTBEAT_SECONDS * 1_000).unref();
    events.onClose(() => {
      clearInterval(heartbeat);
      leave();
      open.delete(events);
    });
  });
};

/** Holds new changes until the missed ones are sent. */
async function join(context: Context, request: FastifyRequest, reply: FastifyReply) {
  const { live } = context;
  const { memberId } = actorOf(request);
  const buffered: Change[] = [];
  let enqueue = (change: Change): void => {
    buffered.push(change);
  };
  const subscription = live.subscribe(memberId, (change) => enqueue(change));
  try {
    const missed = await readMissed(request, live, subscription.from);
    reply.hijack();
    const events = openEventStream(reply.raw, securityHeaders(request));
    enqueue = (change) => {
      if (change.topic === 'sessions') void endWithSession(context, request, events);
      else events.send(change);
    };
    for (const change of [...missed, ...buffered]) enqueue(change);
    return { events, leave: subscription.stop };
  } catch (error) {
    subscription.stop();
    throw error;
  }
}

async function readMissed(request: FastifyRequest, live: LiveHub, end: bigint): Promise<Change[]> {
  const { memberId } = actorOf(request);
  const last = parseEventId(String(request.headers['last-event-id'] ?? ''));
  if (last) return live.missed(memberId, last, end);
  const age = parsePageAge(String(request.headers['page-age'] ?? ''));
  return age === null ? [] : live.recent(memberId, age, end);
}

async function endWithSession(context: Context, request: FastifyRequest, events: EventStream): Promise<void> {
  // An unavailable database ends no session.
  if (!(await isStillOpen(context, request).catch(() => true))) events.endOfSession();
}
