import * as z from 'zod';

/** Sent to `trial-process.ts`. */
export interface TrialOrder {
  /** The page that opens the dashboard, as a member gets it. */
  readonly html: string;
  readonly host: TrialFiles;
  readonly areas: readonly TrialArea[];
}

export interface TrialArea extends TrialFiles {
  /** The address of the entry. */
  readonly entry: string;
  /** The global variable that the entry sets. */
  readonly container: string;
}

export interface TrialFiles {
  readonly folder: string;
  /** The path that they are served from. */
  readonly base: string;
  /** By file name; other bytes aren't run. */
  readonly integrity: Readonly<Record<string, string>>;
}

const triedRoute = z.object({
  path: z.string(),
  access: z.string(),
  problem: z.nullable(
    z.object({ kind: z.enum(['no_page', 'not_loaded', 'not_opened', 'not_shown']), reason: z.string() }),
  ),
});
export type TriedRoute = z.infer<typeof triedRoute>;

const triedArea = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('failed'), reason: z.string() }),
  z.object({ kind: z.literal('no_area') }),
  z.object({
    kind: z.literal('loaded'),
    id: z.string(),
    contractVersion: z.string(),
    routes: z.array(triedRoute),
  }),
]);
export type TriedArea = z.infer<typeof triedArea>;

const trialResult = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('host_failed'), reason: z.string() }),
  z.object({ kind: z.literal('tried'), areas: z.array(triedArea) }),
]);
export type TrialResult = z.infer<typeof trialResult>;

const trialProgress = z.object({
  kind: z.literal('opening'),
  /** Of the order. */
  area: z.int(),
  /** Null before its first page. */
  path: z.nullable(z.string()),
});
export type TrialProgress = z.infer<typeof trialProgress>;

/** Read from a process that ran the builds' code, so it isn't trusted. */
export const trialMessage = z.union([trialResult, trialProgress]);
export type TrialMessage = z.infer<typeof trialMessage>;
