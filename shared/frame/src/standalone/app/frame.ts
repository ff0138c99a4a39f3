import { createQueryClient } from '@counterpoint/client/queries';
import { createSessionStore } from '@counterpoint/client/session';
import type { Area, HostServices } from '@counterpoint/contract';
import type { Label } from '@counterpoint/contract/areas';
import type { PageConfig } from '@counterpoint/contract/page-config';
import { matchPath } from '@counterpoint/contract/router';
import { createContext, useContext } from 'react';
import { type ErrorPlace, sendErrorReport } from '../../errors/error-report.ts';
import * as text from '../../messages/standalone.generated.ts';
import { type Connections, createConnections } from '../../services/connections.ts';
import { createNoticeStore, type NoticeStore } from '../notices/notice-store.ts';

export interface Frame extends Connections {
  readonly area: Area;
  readonly label: Label;
  readonly notices: NoticeStore;
  readonly messages: Pick<HostServices, 'notify' | 'reportError'>;
  readonly loadTimeoutMs: number;
  readonly place: Pick<Location, 'reload'>;
}

/** An area, with its name as `area.json` says. */
export type NamedArea = Pick<Frame, 'area' | 'label'>;

export function createFrame({ area, label }: NamedArea, config: PageConfig, place: Frame['place'] = location): Frame {
  const connections = createConnections(createSessionStore({ secret: config.session_secret }), createQueryClient(), {
    onUnauthorised: (signIn) => signIn(),
  });
  const notices = createNoticeStore();

  function reportError(error: unknown): void {
    sendErrorReport(connections.plainHttp, error, placeOf(area, config)).catch(() =>
      notices.notify(text.reportFailed(), { type: 'error' }),
    );
  }

  const messages = { notify: notices.notify, reportError };
  return { ...connections, area, label, notices, messages, loadTimeoutMs: config.load_timeout_ms, place };
}

/** The route's pattern, so that no ids get into the log. */
function placeOf(area: Area, { release }: PageConfig): ErrorPlace {
  const route = area.routes.find(({ path }) => matchPath(path, location.pathname));
  return { release, area: area.id, route: route?.path ?? '*' };
}

const FrameContext = createContext<Frame | null>(null);
export const FrameProvider = FrameContext.Provider;

export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('useFrame() was called outside a FrameProvider.');
  return frame;
}
