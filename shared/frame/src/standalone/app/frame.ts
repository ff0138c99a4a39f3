import { createHttpClient } from '@counterpoint/client/http';
import { createLive, type Live } from '@counterpoint/client/live';
import { createQueryClient } from '@counterpoint/client/queries';
import { createSessionStore, type SessionStore } from '@counterpoint/client/session';
import type { Area, HttpClient } from '@counterpoint/contract';
import type { PageConfig } from '@counterpoint/contract/page-config';
import type { QueryClient } from '@counterpoint/contract/query';
import { createContext, useContext } from 'react';
import { NoticeStore } from '../notices/notice-store.ts';
import { Renewal } from '../session/renewal.ts';

/** What there is one of while an area runs alone. */
export interface Frame {
  readonly area: Area;
  readonly session: SessionStore;
  /** The API for pages: a session that ended asks to sign in again. */
  readonly http: HttpClient;
  /** The API for signing in and out and for error reports, where a 401 is simply an answer. */
  readonly plainHttp: HttpClient;
  readonly queryClient: QueryClient;
  readonly live: Live;
  readonly notices: NoticeStore;
  readonly renewal: Renewal;
  readonly loadTimeoutMs: number;
  /** The document; tests give their own. */
  readonly place: Pick<Location, 'reload'>;
}

/** Makes the frame of `area`. */
export function createFrame(area: Area, config: PageConfig, place: Frame['place'] = location): Frame {
  const session = createSessionStore({ secret: config.session_secret });
  const renewal = new Renewal();
  return {
    area,
    session,
    http: createHttpClient({ session, onUnauthorised: () => renewal.ask() }),
    plainHttp: createHttpClient({ session }),
    queryClient: createQueryClient(),
    live: createLive({ session }),
    notices: new NoticeStore(),
    renewal,
    loadTimeoutMs: config.load_timeout_ms,
    place,
  };
}

const FrameContext = createContext<Frame | null>(null);
export const FrameProvider = FrameContext.Provider;

export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('useFrame() was called outside a FrameProvider.');
  return frame;
}
