import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import { bulkResult } from '@counterpoint/domain/schemas/entries';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import type { ClaimAnswer, Withdrawal, WorkDetails } from '@counterpoint/domain/schemas/works';
import * as z from 'zod/mini';

export interface VersionedEntry {
  readonly id: string;
  readonly version: number;
}

export type EntryDetails = WorkDetails | RecordingDetails;

interface ClaimedEntry extends VersionedEntry {
  readonly claimId: string;
}

interface EntryOptions<Details extends EntryDetails, Revisions> {
  /** The API's collection and the prefix of query keys. */
  readonly name: 'compositions' | 'recordings';
  readonly schema: z.ZodMiniType<Details>;
  readonly revisions: z.ZodMiniType<Revisions>;
  /** Those that the submitter answers, in the API's paths. */
  readonly claims: 'claims' | 'line-up-claims';
  /** Identifies the content that an open dialog depends on; a newer revision with the same content is equivalent. */
  readonly contentOf: (entry: Details) => unknown;
}

export type EntrySource<Details extends EntryDetails, Revisions = unknown> = ReturnType<
  typeof entrySource<Details, Revisions>
>;

export function entrySource<Details extends EntryDetails, Revisions>(options: EntryOptions<Details, Revisions>) {
  const { name, schema, revisions, claims, contentOf } = options;
  const begun = z.nullable(schema);
  const own = z.object({ items: z.array(schema) });
  const awaiting = z.extend(own, { active: z._default(z.array(schema), []) });
  const pathOf = (id: string, part = '') => `/${name}/${encodeURIComponent(id)}${part}`;
  return {
    contentOf,
    /** Prefix of the keys of all reads. */
    key: [name],
    detailsOf: (id: string) => ({ key: [name, 'details', id], path: pathOf(id), schema }),
    /** Null if there is none, or none that the member may see. */
    amendmentOf: (id: string) => ({ key: [name, 'amendment', id], path: pathOf(id, '/amendment'), schema: begun }),
    revisionsOf: (id: string) => ({ key: [name, 'revisions', id], path: pathOf(id, '/revisions'), schema: revisions }),
    revisionOf: (id: string, number: number) => ({
      key: [name, 'revisions', id, number],
      path: pathOf(id, `/revisions/${number}`),
      schema,
    }),
    confirm: (http: HttpClient, { id, version }: VersionedEntry) =>
      http.post(pathOf(id, '/confirmation'), { schema, version }),
    contest: (http: HttpClient, { id, version }: VersionedEntry, json: { readonly reason: string }) =>
      http.post(pathOf(id, '/contestation'), { schema, json, version }),
    takeBack: (http: HttpClient, { id, version }: VersionedEntry) =>
      http.post(pathOf(id, '/taking-back'), { schema, version }),
    withdraw: (http: HttpClient, { id, version }: VersionedEntry, json: Withdrawal) =>
      http.post(pathOf(id, '/withdrawal'), { schema, json, version }),
    answerClaim: (http: HttpClient, { id, version, claimId }: ClaimedEntry, json: ClaimAnswer) =>
      http.post(pathOf(id, `/${claims}/${encodeURIComponent(claimId)}/answer`), { schema, json, version }),
    /** The given entries that await the member, as a confirmation would leave them, and their active revisions. */
    fetchAwaiting: (http: HttpClient, ids: readonly string[], signal: AbortSignal) =>
      http.get(`/${name}/awaiting-me`, { schema: awaiting, query: { ids: ids.join(',') }, signal }),
    /** Without those that another member submitted. */
    fetchOwn: (http: HttpClient, ids: readonly string[], signal: AbortSignal) =>
      http.get(`/${name}/submitted-by-me`, { schema: own, query: { ids: ids.join(',') }, signal }),
    bulk: (http: HttpClient, act: string, json: { readonly entries: readonly VersionedEntry[] }) =>
      http.post(`/${name}/bulk-${act}`, { schema: bulkResult, json }),
    remind: (http: HttpClient, id: string) => http.post(pathOf(id, '/reminder'), { schema }),
    discardDraft: (http: HttpClient, { id, version }: VersionedEntry) =>
      http.delete(pathOf(id), { schema: nothing, version }),
    discardAmendment: (http: HttpClient, { id, version }: VersionedEntry) =>
      http.delete(pathOf(id, '/amendment'), { schema: nothing, version }),
  };
}
