import {
  CONTRIBUTOR_ROLE_LABELS,
  type ContributorView,
  type RecordingDetails,
} from '@counterpoint/domain/schemas/recordings';
import { Box, Text } from '@counterpoint/kit/core';
import * as text from '../../../messages/claims.generated.ts';

export function LineUpSummary({ recording: { contributors } }: { recording: RecordingDetails }) {
  if (contributors.length === 0) return <Text>{text.lineUpEmpty()}</Text>;
  return (
    <Box>
      <Text fontWeight="semibold">{text.lineUp()}</Text>
      <Box as="ul" listStyleType="disc" paddingInlineStart="5" margin="0" fontSize="sm" overflowWrap="anywhere">
        {contributors.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change while it is shown
          <li key={index}>{formatContributor(line)}</li>
        ))}
      </Box>
    </Box>
  );
}

function formatContributor({ name, is_me, roles }: ContributorView): string {
  const who = is_me ? text.you({ name }) : name;
  const played = roles
    .map((role) => CONTRIBUTOR_ROLE_LABELS[role]())
    .join(', ')
    .toLowerCase();
  return played ? text.nameAndRoles({ name: who, roles: played }) : who;
}
