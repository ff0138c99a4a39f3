import * as z from 'zod/mini';
import * as text from '../../messages/requests.generated.ts';
import { body, cleanLine, cleanText } from './text.ts';

export const ERROR_LOG_MAX = 20_000;

const errorContext = body({
  release: cleanLine(80),
  /** The area, or `host`. */
  area: cleanLine(40),
  /** The route's path with its parameters' names, not their values: `/music-composition/details/:compositionId`. */
  route: cleanLine(200),
});

/** `POST /frontend/errorlogs`: a stack trace. Reports are cut and cleaned, never refused for their content. */
export const errorLog = body({
  description: cleanText(text.enterDescription, ERROR_LOG_MAX),
  context: z.optional(errorContext),
});
export type ErrorLog = z.infer<typeof errorLog>;
