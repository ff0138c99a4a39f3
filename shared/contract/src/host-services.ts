import type { Profile } from '@counterpoint/domain/schemas/members';
import { createContext, useContext } from 'react';
import type { Notify } from './notify.ts';

/** How an area talks to `/api/v1`. Every method parses the answer's `data` with `schema` and throws an `ApiError`. */
export interface HttpClient {
  get<Data>(path: string, options: RequestOptions<Data>): Promise<Data>;
  post<Data>(path: string, options: RequestOptions<Data>): Promise<Data>;
  put<Data>(path: string, options: RequestOptions<Data>): Promise<Data>;
  delete<Data>(path: string, options: RequestOptions<Data>): Promise<Data>;
  /** Fetches a file as it is; whoever asks for it saves it under its name. */
  download(path: string, options?: Pick<RequestOptions<unknown>, 'query' | 'signal'>): Promise<Download>;
}

/** A file that the API made. */
export interface Download {
  readonly blob: Blob;
  /** As the API names it. */
  readonly name: string;
}

/** What a request carries. */
export interface RequestOptions<Data> {
  /** Anything with `parse`, a zod schema as a rule; what it throws becomes an error of kind `unexpected_answer`. */
  readonly schema: { parse(data: unknown): Data };
  readonly query?: Record<string, string | number | undefined>;
  readonly json?: unknown;
  /** A file as the body, byte for byte, under its own type; instead of `json`. */
  readonly file?: Blob;
  /** Called while `file` is sent, with how many of its bytes have gone out; from the start where it is sent again. */
  readonly onSent?: (bytes: number) => void;
  /** The version of the object that is being changed, sent as `If-Match`. */
  readonly version?: number;
  /** Sent as `Idempotency-Key`, so that a repeated creation has one effect. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** What the host offers to an area; a ninth member needs an ADR. */
export interface HostServices {
  /** The signed-in member's profile; null on public pages. */
  readonly user: Profile | null;
  /** Fetches the profile again after it was changed, so that the top bar follows. */
  refreshProfile(): Promise<void>;
  /** The API, as the signed-in member. */
  readonly http: HttpClient;
  readonly notify: Notify;
  /** Sends an error that the page itself survived to the error log. */
  reportError(error: unknown): void;
  /** Sets the browser's title; the host adds the portal's name. */
  setTitle(title: string): void;
  readonly live: {
    /** Calls `onChange` whenever the server says that something of `topic` changed. Gives back how to stop. */
    subscribe(topic: LiveTopic, onChange: () => void): () => void;
  };
  /** While `isDirty`, leaving the page asks first. */
  guardLeave(isDirty: boolean): void;
}

/** What the server tells of as it happens. */
export const LIVE_TOPICS = ['compositions', 'recordings', 'oppositions', 'notifications', 'profile'] as const;
/** One of those topics. */
export type LiveTopic = (typeof LIVE_TOPICS)[number];

const HostContext = createContext<HostServices | null>(null);

/** Used by whoever plays the host: the host, the standalone frame, the tests' fake. */
export const HostProvider = HostContext.Provider;

/** What the host offers. Throws outside a host, which no member can cause. */
export function useHost(): HostServices {
  const services = useContext(HostContext);
  if (!services) throw new Error('useHost() was called outside a HostProvider.');
  return services;
}
