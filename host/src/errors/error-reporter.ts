import type { HttpClient, Notify } from '@counterpoint/contract';
import { sendErrorReport } from '@counterpoint/frame';
import * as text from '../messages/errors.generated.ts';
import { errorPlace } from './error-place.ts';

interface ReporterServices {
  readonly http: HttpClient;
  readonly notify: Notify;
  readonly release: string;
}

let reporting: ReporterServices | null = null;
let reported = new WeakSet<object>();
let reportedValue: unknown;
let uncaughtStacks = new Set<string>();

/** Reports of uncaught errors that a page sends at most, because a member's network has a limit for all reports. */
const MAX_UNCAUGHT = 10;

export function startReporting(services: ReporterServices): void {
  reporting = services;
  reported = new WeakSet();
  reportedValue = undefined;
  uncaughtStacks = new Set();
}

/** Sends an error to the log once, by identity, and shows the result in a toast, as specified. */
export function reportOnce(error: unknown): void {
  send(error)?.then(
    () => reporting?.notify(text.reportSent(), { type: 'success' }),
    () => reporting?.notify(text.reportNotSent(), { type: 'error' }),
  );
}

export function reportQuietly(error: unknown): void {
  // The page survived the error, so a report that fails needs no message either.
  send(error)?.catch(() => undefined);
}

/** Reports what event handlers, timers and promises throw, once per stack: no error page shows it. */
export function watchUncaughtErrors(): void {
  addEventListener('error', ({ error }) => reportUncaught(error));
  addEventListener('unhandledrejection', ({ reason }) => reportUncaught(reason));
}

function reportUncaught(error: unknown): void {
  if (!(error instanceof Error) || !isThrownByPortal(error)) return;
  const { stack = '' } = error;
  if (uncaughtStacks.has(stack) || uncaughtStacks.size === MAX_UNCAUGHT) return;
  uncaughtStacks.add(stack);
  send(error, { is_uncaught: true })?.catch(() => undefined);
}

/** Browser extensions and scripts that they add to the page throw, too. */
function isThrownByPortal({ message, stack = '' }: Error): boolean {
  const [, thrower = ''] = /[\s(@]([\w-]+:\/\/[^\s)]+)/.exec(stack.replace(message, '')) ?? [];
  return thrower.includes('/r/');
}

function send(error: unknown, kind?: { is_uncaught: true }): Promise<void> | undefined {
  if (!isFirstSight(error) || !reporting) return undefined;
  const place = errorPlace(reporting.release, location.pathname, error);
  return sendErrorReport(reporting.http, error, { ...place, ...kind });
}

function isFirstSight(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) {
    const isNew = error !== reportedValue;
    reportedValue = error;
    return isNew;
  }
  if (reported.has(error)) return false;
  reported.add(error);
  return true;
}
