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

/** Calls `onChange` when another tab changes the session or this tab is shown again. Returns the unsubscriber. */
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
