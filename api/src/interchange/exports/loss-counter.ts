export interface CountedLoss<Loss> {
  /** As lost from the entry with the title. */
  readonly loss: Loss;
  readonly title: string;
  readonly entries: number;
}

/** Counts the works or recordings with each kind of loss, not the values. */
export class LossCounter<Loss> {
  readonly #kinds = new Map<string, CountedLoss<Loss>>();
  readonly #kindOf: (loss: Loss) => string;

  constructor(kindOf: (loss: Loss) => string) {
    this.#kindOf = kindOf;
  }

  add(title: string, losses: readonly Loss[]): void {
    for (const [key, [loss]] of Map.groupBy(losses, this.#kindOf)) {
      const kind = this.#kinds.get(key) ?? (loss && { loss, title, entries: 0 });
      if (kind) this.#kinds.set(key, { ...kind, entries: kind.entries + 1 });
    }
  }

  /** The most frequent first. */
  all(): CountedLoss<Loss>[] {
    return [...this.#kinds.values()].sort((one, other) => other.entries - one.entries);
  }
}
