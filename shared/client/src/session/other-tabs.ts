const CHANNEL = 'counterpoint-session';

/**
 * Calls `onChange` when another tab says that it changed the session, and whenever this tab is looked at again: that
 * catches browsers without BroadcastChannel, tabs that slept, and cookies removed by hand.
 */
export function watchOtherTabs(onChange: () => void): { tell(): void; stop(): void } {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  channel?.addEventListener('message', onChange);
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('focus', onChange);
  return {
    tell: () => channel?.postMessage('changed'),
    stop() {
      channel?.close();
      document.removeEventListener('visibilitychange', onChange);
      window.removeEventListener('focus', onChange);
    },
  };
}
