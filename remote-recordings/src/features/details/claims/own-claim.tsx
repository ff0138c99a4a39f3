import { CardSection } from '@counterpoint/catalogue/versions';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { periodInWords, usesInWords } from '@counterpoint/domain/recording-rights';
import type { RecordingDetails, RightView } from '@counterpoint/domain/schemas';
import { formatShare } from '@counterpoint/domain/shares';
import { territoriesInWords } from '@counterpoint/domain/territories';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Box, Button, Flex } from '@counterpoint/kit/core';
import { useState } from 'react';
import { releaseRightsClaim } from '../../../api/claims-api.ts';
import { RightsClaimDialog } from './rights-claim-dialog.tsx';
import { useRecordingsChanged } from './use-recording-form.ts';

/** What the member claimed of a recording that stands: theirs alone to change and to release. */
export function OwnClaim({ recording }: { recording: RecordingDetails }) {
  const { http, notify } = useHost();
  const onSettled = useRecordingsChanged();
  const [asking, setAsking] = useState<'change' | 'release' | null>(null);
  const mine = recording.rights.filter(({ is_me, is_claim }) => is_me && is_claim);
  const release = useMutation({
    mutationFn: () => releaseRightsClaim(http, recording),
    onSuccess: () => notify('Your claim is released.', { type: 'success' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSettled,
  });
  if (recording.state !== 'registered' || mine.length === 0) return null;
  function handleRelease() {
    setAsking(null);
    release.mutate();
  }
  return (
    <CardSection title="Your claim">
      <Box paddingX="5" paddingBottom="4">
        <Box as="ul" listStyleType="none" margin="0" padding="0">
          {mine.map((line) => (
            <li key={JSON.stringify(line)}>{inWords(line)}</li>
          ))}
        </Box>
        <Flex gap="2.5" wrap="wrap" paddingTop="3">
          <Button size="sm" variant="outline" onClick={() => setAsking('change')}>
            Change my claim
          </Button>
          <Button size="sm" variant="outline" loading={release.isPending} onClick={() => setAsking('release')}>
            Release all of it
          </Button>
        </Flex>
      </Box>
      <ConfirmDialog
        isOpen={asking === 'release'}
        title={`Release all that you claim in “${recording.title}”?`}
        confirmLabel="Release my claim"
        onConfirm={handleRelease}
        onCancel={() => setAsking(null)}
      >
        A new version is in force at once, without your lines. The others are told, and what was on hold because of them
        is free.
      </ConfirmDialog>
      {asking === 'change' && <RightsClaimDialog recording={recording} onClose={() => setAsking(null)} />}
    </CardSection>
  );
}

function inWords({ share, uses, territories, valid_from, valid_to }: RightView): string {
  return `${formatShare(share)}, ${usesInWords(uses).toLowerCase()}, ${territoriesInWords(territories)}, ${periodInWords(valid_from, valid_to)}`;
}
