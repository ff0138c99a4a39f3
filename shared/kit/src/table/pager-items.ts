export type PagerItem = number | 'gap-before' | 'gap-after';

/**
 * Up to 7 pages, shows all. Beyond, per the specification: `1 2 3 … n-1 n` near the start, `1 2 … n-2 n-1 n` on the last two,
 * else `1 … c-1 c c+1 … n`, also on page `n-2`, where the second gap hides no page. A page out of range is clamped.
 */
export function pagerItems(page: number, pageCount: number): PagerItem[] {
  const last = Math.max(0, Math.floor(pageCount));
  if (last <= 7) return Array.from({ length: last }, (_, index) => index + 1);
  const current = Math.min(Math.max(1, Math.floor(page)), last);
  if (current <= 3) return [1, 2, 3, 'gap-after', last - 1, last];
  if (current >= last - 1) return [1, 2, 'gap-before', last - 2, last - 1, last];
  return [1, 'gap-before', current - 1, current, current + 1, 'gap-after', last];
}
