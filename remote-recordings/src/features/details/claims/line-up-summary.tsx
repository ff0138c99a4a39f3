import {
  CONTRIBUTOR_ROLE_LABELS,
  type ContributorView,
  type RecordingDetails,
} from '@counterpoint/domain/schemas/recordings';
import { Box, Text } from '@counterpoint/kit/core';

export function LineUpSummary({ recording: { contributors } }: { recording: RecordingDetails }) {
  if (contributors.length === 0) return <Text>The line-up names nobody yet.</Text>;
  return (
    <Box>
      <Text fontWeight="semibold">The line-up as it stands</Text>
      <Box as="ul" listStyleType="disc" paddingInlineStart="5" margin="0" fontSize="sm" overflowWrap="anywhere">
        {contributors.map((line, index) => (
          // Two lines may say the very same.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change while it is shown
          <li key={index}>{inWords(line)}</li>
        ))}
      </Box>
    </Box>
  );
}

function inWords({ name, is_me, roles }: ContributorView): string {
  const played = roles.map((role) => CONTRIBUTOR_ROLE_LABELS[role]()).join(', ');
  return [is_me ? `${name} (you)` : name, played.toLowerCase()].filter(Boolean).join(': ');
}
