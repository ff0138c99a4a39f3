import type { PageVitals } from '@counterpoint/domain/schemas/requests';
import { onCLS, onINP, onLCP } from 'web-vitals';

/** Measures this page, also what it did before, until it is hidden for the first time, and reports that. */
export function reportVitals({ release, area, area_version }: PageVitals): void {
  const measured: Partial<Record<'largest_paint_ms' | 'interaction_ms' | 'layout_shift', number>> = {};
  onLCP(({ value }) => (measured.largest_paint_ms = value), { reportAllChanges: true });
  onINP(({ value }) => (measured.interaction_ms = value), { reportAllChanges: true });
  onCLS(({ value }) => (measured.layout_shift = value), { reportAllChanges: true });

  function report(): void {
    if (!document.hidden) return;
    document.removeEventListener('visibilitychange', report);
    const body = JSON.stringify({ release, area, area_version, ...measured } satisfies PageVitals);
    const headers = { 'content-type': 'application/json' };
    // Goes on when the page is left. If it fails, one page isn't counted.
    fetch('/api/v1/frontend/vitals', { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
  }
  document.addEventListener('visibilitychange', report);
}
