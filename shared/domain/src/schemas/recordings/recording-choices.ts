import type { Message } from '@counterpoint/messages';
import { codesOf } from '../../fields/codes-of.ts';
import * as text from '../../messages/recording-choices.generated.ts';

export const RECORDING_MEDIA_LABELS = {
  audio: text.sound,
  video: text.musicVideo,
};
export const RECORDING_MEDIA = codesOf(RECORDING_MEDIA_LABELS);

export const CONTRIBUTOR_CATEGORY_LABELS = text.contributorCategoryLabels;
export const CONTRIBUTOR_CATEGORIES = codesOf(CONTRIBUTOR_CATEGORY_LABELS);
export type ContributorCategory = keyof typeof CONTRIBUTOR_CATEGORY_LABELS;

export const CONTRIBUTOR_CATEGORY_HELP: Record<ContributorCategory, Message> = text.contributorCategoryHelp;

export const FEATURED_CATEGORIES: readonly ContributorCategory[] = ['contracted_featured', 'other_featured'];

export const CONTRIBUTOR_ROLE_LABELS = text.contributorRoleLabels;
export const CONTRIBUTOR_ROLES = codesOf(CONTRIBUTOR_ROLE_LABELS);
export type ContributorRole = keyof typeof CONTRIBUTOR_ROLE_LABELS;

export const RIGHTS_HOLDER_ROLE_LABELS = text.rightsHolderRoleLabels;
export const RIGHTS_HOLDER_ROLES = codesOf(RIGHTS_HOLDER_ROLE_LABELS);
export type RightsHolderRole = keyof typeof RIGHTS_HOLDER_ROLE_LABELS;

export const ORIGINAL_PURPOSE_LABELS = text.originalPurposeLabels;
export const ORIGINAL_PURPOSES = codesOf(ORIGINAL_PURPOSE_LABELS);
