import type { Rule } from '../rules/rule.ts';
import {
  dividesFeaturedShares,
  hasRoleOfEachContributor,
  hasSharesOfFeaturedOnly,
  namesContributors,
  namesEachContributorOnce,
} from './contributor-rules.ts';
import {
  hasDuration,
  hasIsrc,
  hasKnownIsrcPrefix,
  hasPLineYear,
  hasPLineYearUpToNext,
  hasTitle,
  hasTitleWithoutVersion,
  isRecordedBeforeReleased,
  namesArtist,
} from './fact-rules.ts';
import {
  hasKnownExclusions,
  hasKnownTerritories,
  hasNoProducerOnLicensedCompilation,
  hasNoRightBeforeRecording,
  hasRights,
  namesEachRightOnce,
  totalsAll,
  totalsNoMoreThanAll,
} from './right-rules.ts';
import type { RuledRecording } from './ruled-recording.ts';

export const RECORDING_RULES: readonly Rule<RuledRecording>[] = [
  hasTitle,
  hasTitleWithoutVersion,
  namesArtist,
  hasIsrc,
  hasKnownIsrcPrefix,
  hasDuration,
  hasPLineYear,
  hasPLineYearUpToNext,
  isRecordedBeforeReleased,
  namesContributors,
  hasRoleOfEachContributor,
  dividesFeaturedShares,
  hasSharesOfFeaturedOnly,
  namesEachContributorOnce,
  hasRights,
  namesEachRightOnce,
  hasNoRightBeforeRecording,
  hasNoProducerOnLicensedCompilation,
  hasKnownTerritories,
  hasKnownExclusions,
  totalsNoMoreThanAll,
  totalsAll,
];
