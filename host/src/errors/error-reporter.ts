import type { HttpClient, Notify } from '@counterpoint/contract';
import { sendErrorReport } from '@counterpoint/frame';
import * as text from '../messages/errors.generated.ts';
import { errorPlace } from './error-place.ts';

interface Reporting {
  readonly http: HttpClient;
  readonly notify: Notify;
  readonly release: string;
}

let reporting: Reporting | null = null;
let reported = new WeakSet<object>();
let reportedValue: unknown;

export function startReporting(services: Reporting): void {
  reporting = services;
  reported = new WeakSet();
  reportedValue = undefined;
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

function send(error: unknown): Promise<void> | undefined {
  if (!isFirstSight(error) || !reporting) return undefined;
  return sendErrorReport(reporting.http, error, errorPlace(reporting.release, location.pathname, error));
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
