type OnBroadcast = (topic: string) => void;

export type Broadcasts = ReturnType<typeof createBroadcasts>;

/** For all pages that are connected to this process; others miss them. */
export function createBroadcasts() {
  const listeners = new Set<OnBroadcast>();
  return {
    send(topic: string): void {
      for (const listener of listeners) listener(topic);
    },

    listen(onBroadcast: OnBroadcast): void {
      listeners.add(onBroadcast);
    },
  };
}
