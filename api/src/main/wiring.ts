import { DISPUTE_PORT } from '../disputes/dispute-port.ts';
import type { Wiring } from '../platform/db/wiring.ts';
import { JOB_HANDLERS } from './job-handlers.ts';
import { SUBSCRIBERS } from './subscribers.ts';

/** What every process of the API plugs into its database. */
export const PORTAL_WIRING: Wiring = { subscribers: SUBSCRIBERS, jobHandlers: JOB_HANDLERS, disputes: DISPUTE_PORT };
