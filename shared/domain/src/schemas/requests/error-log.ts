import * as z from 'zod/mini';
import * as text from '../../messages/requests.generated.ts';
import { body, cleanLine, cleanText } from './text.ts';

export const ERROR_LOG_MAX = 20_000;

const errorContext = body({
  release: cleanLine(80),
  area: cleanLine(40),
  /** Version of the area's deployment, unlike `release`, which is the host's. */
  area_version: cleanLine(40),
  /** The API or the network failed, which isn't the area's fault. */
  is_request_failure: z.optional(z.boolean()),
  /** Thrown by an event handler, a timer or a promise: the page stayed. */
  is_uncaught: z.optional(z.boolean()),
  /** Route pattern without parameter values: `/music-composition/details/:compositionId`. */
  route: cleanLine(200),
});

/** Reports are truncated and cleaned, never rejected for their content. */
export const errorLog = body({
  description: cleanText(text.enterDescription, ERROR_LOG_MAX),
  context: z.optional(errorContext),
});
export type ErrorLog = z.infer<typeof errorLog>;
