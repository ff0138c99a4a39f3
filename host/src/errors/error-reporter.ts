import type { HttpClient, Notify } from '@counterpoint/contract';
import { sendErrorReport } from '@counterpoint/frame';
import * as text from '../messages/errors.generated.ts';
import { errorPlace } from './error-place.ts';

interface Reporting {
  readonly http: HttpClient;
  readonly notify: Notify;
  /** The running release, for the log. */
  readonly release: string;
}

let reporting: Reporting | null = null;
let reported = new WeakSet<object>();
let reportedValue: unknown;

/** Says where reports go; before that they are dropped, since there is nothing to send them with. */
export function startReporting(services: Reporting): void {
  reporting = services;
  reported = new WeakSet();
  reportedValue = undefined;
}

/**
 * Given: an error that took the page's place is sent to the log by itself and once, and a toast says whether that went
 * well. An error is known by its identity, so that rendering it again sends nothing and a new failure is told.
 */
export function reportOnce(error: unknown): void {
  if (!isFirstSight(error) || !reporting) return;
  const { http, notify, release } = reporting;
  sendErrorReport(http, error, errorPlace(release)).then(
    () => notify(text.reportSent(), { type: 'success' }),
    () => notify(text.reportNotSent(), { type: 'error' }),
  );
}

/** Sends an error that the page survived; the member is not told, for there is nothing that they must know. */
export function reportQuietly(error: unknown): void {
  if (!isFirstSight(error) || !reporting) return;
  sendErrorReport(reporting.http, error, errorPlace(reporting.release)).catch(() => undefined);
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
