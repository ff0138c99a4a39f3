import { useLeaveGuard } from '@counterpoint/client/drafts';
import { isApiError, messageOf } from '@counterpoint/client/http';
import { newIdempotencyKey, useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { type CaseVisibility, type EvidenceKind, visibilityOf } from '@counterpoint/domain/schemas/cases';
import { useEffect, useRef, useState } from 'react';
import { evidenceOf, sendEvidence } from '../../api/evidence-api.ts';
import * as text from '../../messages/evidence.generated.ts';
import { refusalOf } from './evidence-files.ts';

export interface Upload {
  /** Also its `Idempotency-Key`, so that a retry creates one document. */
  readonly key: string;
  readonly file: File;
  readonly kind: EvidenceKind | null;
  readonly visibility: CaseVisibility;
  /** `refused` can't be retried; `failed` can. */
  readonly state: 'chosen' | 'waiting' | 'sending' | 'failed' | 'refused' | 'sent';
  readonly sent: number;
  readonly problem: string | null;
}

/** Two at a time, so that the page's other requests still get through. */
const AT_ONCE = 2;

/** Statuses that another attempt wouldn't change. */
const FINAL = [403, 404, 409, 413, 415, 422];

export type Uploads = ReturnType<typeof useUploads>;

export function useUploads(caseId: string, canAdd: boolean) {
  const { http } = useHost();
  const refresh = useRefresh(evidenceOf(caseId).key);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const { stops, hasLeft } = useStops();
  const waiting = uploads.filter(({ state }) => state !== 'sent' && state !== 'refused').length;
  // Includes refused files, so that the member sees the reason before leaving.
  useLeaveGuard(canAdd && uploads.some(({ state }) => state !== 'sent'));

  const change = (key: string, values: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...values } : each)));
  const drop = (key: string) => setUploads((all) => all.filter((each) => each.key !== key));

  async function send({ key, file, kind, visibility }: Upload & { readonly kind: EvidenceKind }): Promise<void> {
    const stop = new AbortController();
    stops.set(key, stop);
    change(key, { state: 'sending', sent: 0, problem: null });
    const onSent = (sent: number) => change(key, { sent });
    const call = { file, kind, visibility: visibilityOf(kind, visibility), idempotencyKey: key };
    try {
      await sendEvidence(http, caseId, { ...call, signal: stop.signal, onSent });
      change(key, { state: 'sent', sent: file.size });
      await refresh();
    } catch (error) {
      if (stop.signal.aborted) change(key, { state: 'chosen', sent: 0 });
      else change(key, { state: isFinal(error) ? 'refused' : 'failed', problem: messageOf(error) });
    } finally {
      stops.delete(key);
    }
  }

  function sendDescribed(open: readonly Upload[]): boolean {
    for (const { key, kind } of open)
      change(key, kind ? { state: 'waiting', problem: null } : { problem: text.chooseKind() });
    const ready = open.flatMap((each) => (each.kind ? { ...each, kind: each.kind } : []));
    void sendSome(ready, send, hasLeft);
    return ready.length === open.length;
  }

  return {
    caseId,
    uploads,
    waiting,
    add: (files: readonly File[]) => setUploads((all) => [...all, ...files.map(chosen)]),
    describe: (key: string, values: Partial<Pick<Upload, 'kind' | 'visibility'>>) =>
      change(key, { ...values, ...(values.kind && { problem: null }) }),
    cancel: (key: string) => stops.get(key)?.abort(),
    remove: drop,
    retry: (upload: Upload) => sendDescribed([upload]),
    sendAll: () => sendDescribed(uploads.filter(({ state }) => state === 'chosen' || state === 'failed')),
  };
}

/** Leaving the page cancels the upload and those queued behind it. */
function useStops() {
  const stops = useRef(new Map<string, AbortController>());
  const isOpen = useRef(false);
  useEffect(() => {
    const { current } = stops;
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      for (const stop of current.values()) stop.abort();
    };
  }, []);
  return { stops: stops.current, hasLeft: () => !isOpen.current };
}

async function sendSome<One>(ready: One[], send: (one: One) => Promise<void>, hasLeft: () => boolean): Promise<void> {
  const next = async () => {
    for (let upload = ready.shift(); upload && !hasLeft(); upload = ready.shift()) await send(upload);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

function chosen(file: File): Upload {
  const problem = refusalOf(file);
  const state = problem ? 'refused' : 'chosen';
  return { key: newIdempotencyKey(), file, kind: null, visibility: 'shared', state, sent: 0, problem };
}

function isFinal(error: unknown): boolean {
  return isApiError(error) && FINAL.includes(error.status) && error.code !== 'request_in_progress';
}
