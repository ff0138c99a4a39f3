import type { Subscribers } from '../platform/events/events.ts';

/** Who acts on each event, in this order. */
export const SUBSCRIBERS: Subscribers = {};
