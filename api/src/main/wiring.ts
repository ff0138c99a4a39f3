import { DISPUTE_PORT } from '../disputes/dispute-port.ts';
import type { Env } from '../platform/config/env.ts';
import type { Wiring } from '../platform/db/wiring.ts';
import { SocietyCalendar } from '../platform/time/society-calendar.ts';
import { JOB_HANDLERS } from './job-handlers.ts';
import { limitsOf } from './limits.ts';
import { SUBSCRIBERS } from './subscribers.ts';

export function portalWiring(env: Env): Wiring {
  return {
    subscribers: SUBSCRIBERS,
    jobHandlers: JOB_HANDLERS,
    disputes: DISPUTE_PORT,
    calendar: new SocietyCalendar(env.SOCIETY_TIME_ZONE),
    portalAddress: env.PUBLIC_URL,
    limits: limitsOf(env),
  };
}
