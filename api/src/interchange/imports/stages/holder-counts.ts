import type { HolderProposal } from '@counterpoint/domain/recording-imports';
import type { ImportReport } from '@counterpoint/domain/schemas/imports';

const MAX_HOLDERS = 8;
const MAX_COUNTED = 1_000;

/** Counts who may hold the rights in recordings that have none. */
export class HolderCounts {
  readonly #counts = new Map<string, HolderProposal & { recordings: number }>();
  #withoutRights = 0;

  add(proposals: readonly HolderProposal[]): void {
    if (proposals.length > 0) this.#withoutRights += 1;
    for (const { name, from } of proposals) {
      const key = `${from} ${name}`;
      const counted = this.#counts.get(key);
      if (counted) counted.recordings += 1;
      else if (this.#counts.size < MAX_COUNTED) this.#counts.set(key, { name, from, recordings: 1 });
    }
  }

  report(): Pick<ImportReport, 'holders' | 'without_rights'> {
    const holders = [...this.#counts.values()].sort((one, other) => other.recordings - one.recordings);
    return { holders: holders.slice(0, MAX_HOLDERS), without_rights: this.#withoutRights };
  }
}
