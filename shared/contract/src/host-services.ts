import type { Profile } from '@counterpoint/domain/schemas/members';
import { createContext, useContext } from 'react';
import type { Notify } from './notify.ts';

/** Client of `/api/v1`. Every method parses the response's `data` with `schema` and throws an `ApiError`. */
export interface HttpClient {
  get<Data>(path: string, options: RequestOptions<Data>): Promise<Data>;
  post<Data>(path: string, options: RequestOptions<Data>): Promise<Data>;
  put<Data>(path: string, options: RequestOptions<Data>): Promise<Data>;
  delete<Data>(path: string, options: RequestOptions<Data>): Promise<Data>;
  /** Fetches a file; the caller saves it under its name. */
  download(path: string, options?: Pick<RequestOptions<unknown>, 'query' | 'signal'>): Promise<Download>;
}

/** A file from the API, under the API's name. */
export interface Download {
  readonly blob: Blob;
  readonly name: string;
}

export interface RequestOptions<Data> {
  /** Anything with `parse`, usually a zod schema; its errors become `unexpected_answer`. */
  readonly schema: { parse(data: unknown): Data };
  readonly query?: Record<string, string | number | undefined>;
  readonly json?: unknown;
  /** Raw request body with its own content type; instead of `json`. */
  readonly file?: Blob;
  /** Upload progress of `file` in bytes; restarts if the file is sent again. */
  readonly onSent?: (bytes: number) => void;
  /** Sent as `If-Match`. */
  readonly version?: number;
  /** Sent as `Idempotency-Key`, so that a repeated creation has one effect. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** Services of the host; a ninth member needs an ADR. */
export interface HostServices {
  /** Null on public pages. */
  readonly user: Profile | null;
  /** Reloads the profile after a change, so that the top bar follows. */
  refreshProfile(): Promise<void>;
  readonly http: HttpClient;
  readonly notify: Notify;
  /** Logs an error that the page survived. */
  reportError(error: unknown): void;
  setTitle(title: string): void;
  readonly live: {
    /** Calls `onChange` when `topic` changes on the server; returns the unsubscriber. */
    subscribe(topic: LiveTopic, onChange: () => void): () => void;
  };
  /** Asks before leaving the page while `isDirty`. */
  guardLeave(isDirty: boolean): void;
}

export const LIVE_TOPICS = [
  'compositions',
  'recordings',
  'oppositions',
  'notifications',
  'profile',
  'deployments',
] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

const HostContext = createContext<HostServices | null>(null);

export const HostProvider = HostContext.Provider;

/** Throws outside a `HostProvider`, which is a programming error. */
export function useHost(): HostServices {
  const services = useContext(HostContext);
  if (!services) throw new Error('useHost() was called outside a HostProvider.');
  return services;
}
