import type { ContributorLine, RecordingFacts, RightLine, WorkMention } from '../schemas/recordings/index.ts';

export type RuledRight = Readonly<RightLine>;

export interface RuledRecording extends Readonly<RecordingFacts> {
  readonly title: string;
  readonly contributors: readonly Readonly<ContributorLine>[];
  readonly rights: readonly RuledRight[];
  readonly works: readonly Readonly<WorkMention>[];
}
