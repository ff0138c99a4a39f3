import type { ImportFinding } from '@counterpoint/domain/imports';
import type { ImportRepair } from '@counterpoint/domain/schemas/imports';
import type { Message } from '@counterpoint/messages';
import type { NewRow } from '../../../platform/db/tables.ts';

const MAX_REPAIRS = 300;
const MAX_SHOWN = 500;
const MAX_CELLS = 50;

interface Group {
  readonly about: Omit<ImportRepair, 'findings' | 'works'>;
  findings: number;
  works: number;
  lastWork: number | null;
}

export class FindingCollector {
  readonly #jobId: string;
  readonly #ruleRepairs: ReadonlyMap<string, Message>;
  readonly #groups = new Map<string, Group>();
  #kept: NewRow<'import_finding'>[] = [];
  #position = 0;

  constructor(jobId: string, ruleRepairs: ReadonlyMap<string, Message>) {
    this.#jobId = jobId;
    this.#ruleRepairs = ruleRepairs;
  }

  /** `work` is null for findings about the whole file. */
  add(findings: readonly ImportFinding[], work: number | null): void {
    for (const finding of findings) {
      const group = this.#groupOf(finding);
      if (!group) continue;
      group.findings += 1;
      if (work !== null && group.lastWork !== work) group.works += 1;
      group.lastWork = work;
      if (group.findings <= MAX_SHOWN) this.#keep(finding, group);
    }
  }

  takeKept(): NewRow<'import_finding'>[] {
    const kept = this.#kept;
    this.#kept = [];
    return kept;
  }

  /** Errors first, then those of the whole file, then by the number of works they fix. */
  repairs(): ImportRepair[] {
    const repairs = [...this.#groups.values()].map(({ about, findings, works }) => ({ ...about, findings, works }));
    const reachOf = ({ works }: ImportRepair) => works || Number.MAX_SAFE_INTEGER;
    return repairs.sort((a, b) => a.severity.localeCompare(b.severity) || reachOf(b) - reachOf(a));
  }

  #groupOf({ id, severity, column, correction }: ImportFinding): Group | null {
    // A rule's own message has figures of one work. The repair is the same for all.
    const sentence = this.#ruleRepairs.get(id)?.() ?? correction;
    const key = `${id} ${severity} ${column} ${sentence}`;
    const existing = this.#groups.get(key);
    if (existing || this.#groups.size >= MAX_REPAIRS) return existing ?? null;
    const about = { repair: this.#groups.size, rule: id, severity, column, correction: sentence };
    const group = { about, findings: 0, works: 0, lastWork: null };
    this.#groups.set(key, group);
    return group;
  }

  #keep({ line, column, found, expected, correction, cells = [] }: ImportFinding, { about }: Group): void {
    this.#position += 1;
    this.#kept.push({
      job_id: this.#jobId,
      position: this.#position,
      repair: about.repair,
      line,
      column,
      found,
      expected,
      correction,
      cells: JSON.stringify(cells.slice(0, MAX_CELLS)),
    });
  }
}
