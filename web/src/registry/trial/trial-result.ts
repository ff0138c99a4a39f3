import * as z from 'zod';

/** Sent to `trial-page.ts`. */
export interface TrialOrder {
  readonly host: TrialFiles;
  readonly area: TrialFiles;
  /** The global variable that its entry sets. */
  readonly container: string;
}

export interface TrialFiles {
  readonly folder: string;
  readonly entry: string;
  /** By file name; other bytes aren't run. */
  readonly integrity: Readonly<Record<string, string>>;
}

const triedRoute = z.object({
  path: z.string(),
  access: z.string(),
  hasPage: z.boolean(),
  /** The error that its module threw. */
  failure: z.string().nullable(),
});
export type TriedRoute = z.infer<typeof triedRoute>;

/** Read from a process that ran the build's code, so it isn't trusted. */
export const trialResult = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('host_failed'), reason: z.string() }),
  z.object({ kind: z.literal('area_failed'), reason: z.string() }),
  z.object({ kind: z.literal('no_area') }),
  z.object({
    kind: z.literal('loaded'),
    id: z.string(),
    contractVersion: z.string(),
    routes: z.array(triedRoute),
  }),
]);
export type TrialResult = z.infer<typeof trialResult>;
