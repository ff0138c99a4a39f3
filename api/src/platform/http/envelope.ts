import { problem } from '@counterpoint/domain/schemas';
import * as z from 'zod/mini';

/** The schema of a success: `{ "data": ... }`. */
export function dataOf<Data extends z.core.$ZodType>(data: Data) {
  return z.object({ data });
}

/** A route's `response`: its success, and the problem that every other answer is. */
export function answers<Status extends number, Data extends z.core.$ZodType>(status: Status, data: Data) {
  const success = dataOf(data);
  // A computed key widens to `number`; the type says which one it is.
  return { [status]: success, '4xx': problem } as { [Key in Status]: typeof success } & { '4xx': typeof problem };
}

/** The `response` of a route that answers 204. */
export const answersNothing = { 204: z.void(), '4xx': problem } as const;
