import { useLocation } from '@counterpoint/contract/router';
import { isRecord } from '../config/is-record.ts';

/** State of a history entry, because the bell leads to the plain dashboard, as specified. */
export interface OpenedNotification {
  readonly notification: string;
}

/** The notification that the bell opened, or null; `key` differs for each navigation. */
export function useOpenedNotification(): { readonly id: string | null; readonly key: string } {
  const { state, key } = useLocation();
  const id = isRecord(state) && typeof state.notification === 'string' ? state.notification : null;
  return { id, key };
}

export function entryId(notification: string): string {
  return `notification-${notification}`;
}
