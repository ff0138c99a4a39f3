interface Loss {
  readonly place: string;
  readonly why: string;
}

export interface CountedLoss<Kind extends Loss> {
  /** As lost from the entry with the title. */
  readonly loss: Kind;
  readonly title: string;
  readonly entries: number;
}

/** Counts the works or recordings with each kind of loss, not the values. */
export class LossCounter<Kind extends Loss> {
  readonly #kinds = new Map<string, CountedLoss<Kind>>();

  add(title: string, losses: readonly Kind[]): void {
    for (const [key, [loss]] of Map.groupBy(losses, ({ place, why }) => `${place} ${why}`)) {
      const kind = this.#kinds.get(key) ?? (loss && { loss, title, entries: 0 });
      if (kind) this.#kinds.set(key, { ...kind, entries: kind.entries + 1 });
    }
  }

  /** The most frequent first. */
  all(): CountedLoss<Kind>[] {
    return [...this.#kinds.values()].sort((one, other) => other.entries - one.entries);
  }
}
