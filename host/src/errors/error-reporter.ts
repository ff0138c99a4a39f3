import { nothing } from '@counterpoint/client/http';
import type { HttpClient, Notify } from '@counterpoint/contract';

/** The error log takes so many characters; a stack in a loop has more. */
const LONGEST = 20_000;

interface Reporting {
  readonly http: HttpClient;
  readonly notify: Notify;
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
  const { notify } = reporting;
  sendReport(error).then(
    () => notify('Error reporting send successfully', { type: 'success' }),
    () => notify('Error reporting not send', { type: 'error' }),
  );
}

/** Sends an error that the page survived; the member is not told, for there is nothing that they must know. */
export function reportQuietly(error: unknown): void {
  if (!isFirstSight(error) || !reporting) return;
  sendReport(error).catch(() => undefined);
}

async function sendReport(error: unknown): Promise<void> {
  await reporting?.http.post('frontend/errorlogs', { schema: nothing, json: { description: describe(error) } });
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

function describe(error: unknown): string {
  const lines: string[] = [];
  for (let each = error, depth = 0; each !== undefined && depth < 5; depth += 1) {
    lines.push(`${depth > 0 ? 'Caused by: ' : ''}${stackOf(each)}`);
    each = each instanceof Error ? each.cause : undefined;
  }
  return `${lines.join('\n')}\nat ${location.pathname}`.slice(0, LONGEST);
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : `Thrown: ${String(error)}`;
}
