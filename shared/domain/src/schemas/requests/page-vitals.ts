import * as z from 'zod/mini';
import { body, cleanLine } from './text.ts';

const HOUR_MS = 3_600_000;

function measure(max: number) {
  return z.optional(z.number().check(z.gte(0), z.lte(max)));
}

/** Web vitals of a page until it was hidden or left. One that didn't occur, or that the browser doesn't measure, is missing. */
export const pageVitals = body({
  release: cleanLine(80),
  /** That the page showed first, or `host`. */
  area: cleanLine(40),
  area_version: cleanLine(40),
  /** Largest Contentful Paint. */
  largest_paint_ms: measure(HOUR_MS),
  /** Interaction to Next Paint. */
  interaction_ms: measure(HOUR_MS),
  /** Cumulative Layout Shift. */
  layout_shift: measure(1_000),
});
export type PageVitals = z.infer<typeof pageVitals>;
