import type { Message } from '@counterpoint/messages';
import * as text from '../messages/import-columns.generated.ts';

/** What the template says about a column, by column key. */
export const RECORDING_EXPLANATIONS: Readonly<Record<string, Message>> = {
  recording_number: text.recordingNumber,
  title: text.recordingTitle,
  version_title: text.versionTitle,
  display_artist: text.displayArtist,
  right_holder: text.holder,
  right_first_name: text.holderFirstName,
  right_role: text.holderRole,
  right_uses: text.holderUses,
  right_share: text.holderShare,
  right_territories: text.holderTerritories,
  right_valid_to: text.holderUntil,
  contributor_last_name: text.contributor,
  contributor_credited_as: text.creditedAs,
  contributor_category: text.contributorCategory,
  contributor_roles: text.contributorRoles,
  contributor_other_roles: text.otherRoles,
  contributor_share: text.contributorShare,
  main_artist: text.mainArtist,
  work_title: text.recordedWork,
};
