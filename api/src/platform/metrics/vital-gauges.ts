import type { Gauge } from 'prom-client';
import type { Vitals } from './metrics-repository.ts';

type Label = 'area' | 'version';
type CreateGauge = (name: string, help: string, labelNames: readonly Label[]) => Gauge<Label>;

const NAMES = ['largest_paint_ms', 'interaction_ms', 'layout_shift'] as const;

/** Returns what sets them, by version. */
export function createVitalGauges(gauge: CreateGauge): (vitals: readonly Vitals[]) => void {
  const labels = ['area', 'version'] as const;
  const pages = gauge('pages_measured', 'Pages whose web vitals browsers reported in the last day', labels);
  const measures = {
    largest_paint_ms: gauge('largest_paint_ms', 'Largest Contentful Paint of the last day, 75th percentile', labels),
    interaction_ms: gauge('interaction_ms', 'Interaction to Next Paint of the last day, 75th percentile', labels),
    layout_shift: gauge('layout_shift', 'Cumulative Layout Shift of the last day, 75th percentile', labels),
  };
  return (vitals) => {
    for (const each of [pages, ...Object.values(measures)]) each.reset();
    for (const { area, version, pages: count, ...measured } of vitals) {
      pages.set({ area, version }, count);
      for (const name of NAMES) if (measured[name] !== null) measures[name].set({ area, version }, measured[name]);
    }
  };
}
