const CHANNEL = 'counterpoint-session';

function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
}

export function notifyOtherTabs(): void {
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
    // A queued message is still delivered after close().
    channel?.removeEventListener('message', onChange);
    channel?.close();
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('focus', onChange);
  };
}
