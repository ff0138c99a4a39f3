import { createQueryClient } from '@counterpoint/client/queries';
import type { SessionStore } from '@counterpoint/client/session';
import { paths } from '@counterpoint/contract/paths';
import type { QueryClient } from '@counterpoint/contract/query';
import {
  type Connections,
  createConnections,
  createQuestionStore,
  hasUnsavedWork,
  profileInCache,
  type QuestionStore,
} from '@counterpoint/frame';
import { createContext, useContext } from 'react';
import { type Place, redirectAfterSession } from '../session/guard.ts';
import { showLongWait } from '../toasts/long-wait.tsx';

export interface Portal extends Connections {
  readonly place: Place & Pick<Location, 'reload'>;
  /** Whether the member gives up unsaved work, before an act that isn't a navigation. */
  readonly leaving: QuestionStore;
  /** Whether the member has last typed or chosen something on a page. */
  hasTypedOn(pathname: string): boolean;
}

export function createPortal(
  session: SessionStore,
  place: Portal['place'] = location,
  queryClient: QueryClient = createQueryClient(),
): Portal {
  let typedOn: string | null = null;
  document.addEventListener('input', () => {
    typedOn = place.pathname;
  });
  const hasTypedOn = (pathname: string) => typedOn === pathname;

  /**
   * The dialog opens only over unsaved work, and needs the member. The cookie stays, so that other tabs keep their unsaved
   * work as well.
   */
  async function handleUnauthorised(signIn: () => Promise<boolean>): Promise<boolean> {
    if ((hasUnsavedWork() || hasTypedOn(place.pathname)) && profileInCache(queryClient)) return signIn();
    redirectAfterSession(place);
    return false;
  }

  return {
    ...createConnections(session, queryClient, {
      onUnauthorised: handleUnauthorised,
      onLongWait: showLongWait,
      onSecondFactorRequired: () => {
        if (place.pathname !== paths.account.security()) place.replace(paths.account.security());
      },
    }),
    place,
    leaving: createQuestionStore(),
    hasTypedOn,
  };
}

const PortalContext = createContext<Portal | null>(null);
export const PortalProvider = PortalContext.Provider;

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal() was called outside a PortalProvider.');
  return portal;
}
