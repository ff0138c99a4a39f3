import type { PageTimings } from './page-probe.ts';
import type { Visit } from './visits.ts';

/** Measurements of one run. */
export interface Run {
  /** The bare page on the phone: no page of these bytes is painted sooner. */
  readonly bare: PageTimings;
  /** Signing in on the phone after typing for a while, and with a password manager. */
  readonly typed: SignIn;
  readonly filled: SignIn;
  /** Milliseconds of the calls between submitting and the dashboard. */
  readonly calls: number;
  /** Loading the dashboard on the phone, with an empty and with a full cache. */
  readonly cold: Visit;
  readonly warm: Visit;
  readonly bareDesktop: PageTimings;
  readonly desktop: PageTimings;
}

interface SignIn {
  readonly landing: Visit;
  readonly dashboard: Visit;
}

/** One figure of a table. */
export interface Figure {
  readonly what: string;
  readonly unit: string;
  /** Its limit. */
  readonly reach: number;
  /** The median of all runs. */
  readonly seen: number;
  /** The lower bound, from the same runs. */
  readonly limit?: number;
}

type Take = (run: Run) => number;

const bare: Take = (run) => run.bare.largestPaint;
const bareDesktop: Take = (run) => run.bareDesktop.largestPaint;
const calls: Take = (run) => run.calls;

/** Milestones of the sign-in page and the next page: lower bound, measurement, limit. */
const POINTS: readonly (readonly [what: string, unit: string, reach: number, take: Take, limit?: Take])[] = [
  ['sign-in, phone: first paint', 'ms', 500, (run) => run.typed.landing.firstPaint, bare],
  ['sign-in, phone: largest paint', 'ms', 500, (run) => run.typed.landing.largestPaint, bare],
  ['sign-in, phone: usable', 'ms', 600, (run) => run.typed.landing.usable, bare],
  ['sign-in: scripts until usable', 'kB', 15, (run) => run.typed.landing.scriptBytes / 1000],
  ['sign-in: requests until usable', '', 6, (run) => run.typed.landing.requests],
  ['sign-in, desktop: largest paint', 'ms', 250, (run) => run.desktop.largestPaint, bareDesktop],
  ['sign-in, phone: blocking before submit', 'ms', 100, (run) => run.typed.landing.blocking],
  ['submit to dashboard, phone, typed', 'ms', 1_500, (run) => run.typed.dashboard.submitToDashboard, calls],
  ['submit to dashboard, phone, filled at once', 'ms', 1_500, (run) => run.filled.dashboard.submitToDashboard, calls],
  ['from sign-in to dashboard: layout shift', '', 0.01, (run) => run.typed.dashboard.layoutShift],
  ['from sign-in to dashboard: input delay', 'ms', 100, (run) => run.typed.dashboard.inputDelay],
  ['from sign-in to dashboard: blocking', 'ms', 600, (run) => run.typed.dashboard.blocking],
  ['dashboard, phone: scripts in all', 'kB', 242, (run) => run.cold.scriptBytes / 1000],
  ['dashboard, phone: largest paint, cold', 'ms', 2_000, (run) => run.cold.largestPaint],
  ['dashboard, phone: largest paint, warm', 'ms', 800, (run) => run.warm.largestPaint],
  ['dashboard, phone: layout shift, cold', '', 0.01, (run) => run.cold.layoutShift],
  ['dashboard, phone: blocking, cold', 'ms', 600, (run) => run.cold.blocking],
];

/** The median of each milestone. */
export function figuresOf(runs: readonly Run[]): Figure[] {
  const of = (take: Take) => median(runs.map(take));
  return POINTS.map(([what, unit, reach, take, limit]) => ({
    what,
    unit,
    reach,
    seen: of(take),
    ...(limit && { limit: of(limit) }),
  }));
}

function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value that a share of all values doesn't exceed, interpolated between the two nearest. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const rank = (sorted.length - 1) * share;
  const [low = 0, high = low] = [sorted[Math.floor(rank)], sorted[Math.ceil(rank)]];
  return low + (high - low) * (rank - Math.floor(rank));
}
