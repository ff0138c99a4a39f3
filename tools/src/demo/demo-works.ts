import { readFileSync } from 'node:fs';
import type { CompositionDraft, WriterRole } from '@counterpoint/domain/schemas';
import type { DemoMember, DemoParty } from './demo-parties.ts';

/** A work of the demo: who registered it when, and who has confirmed it since. */
export interface DemoWork {
  readonly title: string;
  readonly by: DemoMember;
  /** Days before now at which it was submitted; of a draft, at which it was last saved. */
  readonly daysAgo: number;
  /** Role, performing and mechanical share in whole per cent; null is a writer whom nobody knows. */
  readonly writers: readonly (readonly [DemoParty | null, WriterRole, number, number])[];
  /** Original publishers, their shares likewise, and whom each publishes. */
  readonly publishers?: readonly (readonly [DemoParty, number, number, readonly DemoParty[]])[];
  /** Days after the submission at which each member said yes; one who is missing has not yet. */
  readonly confirmed?: Partial<Record<DemoMember, number>>;
  readonly isDraft?: boolean;
  readonly hasIswc?: boolean;
  readonly about?: Partial<CompositionDraft>;
}

/** The works of the demo. */
export const DEMO_WORKS = readDemoWorks();

function readDemoWorks(): readonly DemoWork[] {
  // Our own file beside this one: the services that the works go through check every field of it.
  return JSON.parse(readFileSync(new URL('./demo-works.json', import.meta.url), 'utf8')) as DemoWork[];
}
