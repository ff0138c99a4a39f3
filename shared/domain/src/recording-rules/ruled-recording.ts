import type { ContributorLine, RecordingFacts, RightLine, WorkMention } from '../schemas/recordings/index.ts';

export interface RuledRecording extends Readonly<Omit<RecordingFacts, 'main_artists'>> {
  readonly title: string;
  readonly main_artists: readonly string[];
  readonly contributors: readonly RuledContributor[];
  readonly rights: readonly RuledRight[];
  readonly works: readonly Readonly<WorkMention>[];
}

export type RuledContributor = Readonly<Omit<ContributorLine, 'roles'>> & {
  readonly roles: readonly ContributorLine['roles'][number][];
};

export type RuledRight = Readonly<Omit<RightLine, 'uses' | 'territories'>> & {
  readonly uses: readonly RightLine['uses'][number][];
  readonly territories: readonly Readonly<RightLine['territories'][number]>[];
};
