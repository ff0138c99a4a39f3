import type { RightsLine } from '../recording-rights/index.ts';
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

export function toRightsLine({ uses, share, territories, valid_from, valid_to }: RuledRight): RightsLine {
  return { uses, share, territories, from: valid_from, to: valid_to };
}
