import type { Rule } from '../rules/rule.ts';
import {
  dividesFeaturedShares,
  keepsSharesToFeatured,
  namesContributors,
  namesEachContributorOnce,
  saysWhatEachDoes,
} from './contributor-rules.ts';
import {
  beginsAsIsrcsDo,
  hasIsrc,
  hasTitle,
  isRecordedBeforeReleased,
  keepsVersionOutOfTitle,
  namesArtist,
  staysNearToday,
  tellsDuration,
  tellsYear,
} from './fact-rules.ts';
import {
  beginsWithRecording,
  hasRights,
  leavesOutCountries,
  licensesCompilations,
  namesEachRightOnce,
  reachesCountries,
  totalsAll,
  totalsNoMoreThanAll,
} from './right-rules.ts';
import type { RuledRecording } from './ruled-recording.ts';

/** Every rule on sound recordings, in the order of the form: the recording, who is heard, who holds rights. */
export const RECORDING_RULES: readonly Rule<RuledRecording>[] = [
  hasTitle,
  keepsVersionOutOfTitle,
  namesArtist,
  hasIsrc,
  beginsAsIsrcsDo,
  tellsDuration,
  tellsYear,
  staysNearToday,
  isRecordedBeforeReleased,
  namesContributors,
  saysWhatEachDoes,
  dividesFeaturedShares,
  keepsSharesToFeatured,
  namesEachContributorOnce,
  hasRights,
  namesEachRightOnce,
  beginsWithRecording,
  licensesCompilations,
  reachesCountries,
  leavesOutCountries,
  totalsNoMoreThanAll,
  totalsAll,
];
