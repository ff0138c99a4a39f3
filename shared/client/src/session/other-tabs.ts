const CHANNEL = 'counterpoint-session';

function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
}

/** Says to the other tabs that the session changed. */
export function tellOtherTabs(): void {
  const channel = openChannel();
  channel?.postMessage('changed');
  channel?.close();
}

/**
 * Calls `onChange` when another tab says that it changed the session, and whenever this tab is looked at again: that
 * catches browsers without BroadcastChannel, tabs that slept, and cookies removed by hand. Gives back how to stop.
 */
export function watchOtherTabs(onChange: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', onChange);
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('focus', onChange);
  return () => {
    // A message already under way is still handed over after close().
    channel?.removeEventListener('message', onChange);
    channel?.close();
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('focus', onChange);
  };
}
