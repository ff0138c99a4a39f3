import { useAsk, useNearing } from '@counterpoint/area-ui/later';
import { useEntryChanged } from '@counterpoint/catalogue/entry';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import type { RecordingDetails } from '@counterpoint/domain/schemas';
import { CardSection } from '@counterpoint/kit/cards';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Box, Button, Flex } from '@counterpoint/kit/core';
import { fullTitle } from '@counterpoint/kit/text';
import { useState } from 'react';
import { releaseRightsClaim } from '../../../api/claims-api.ts';
import { RECORDINGS } from '../../../api/recordings.ts';
import { DIALOGS } from '../later-parts.ts';
import { claimInWords, claimOf } from './claimed-values.ts';

/** What the member claimed of a recording that stands: theirs alone to change and to release. */
export function OwnClaim({ recording }: { recording: RecordingDetails }) {
  const { http, notify } = useHost();
  const onSettled = useEntryChanged(RECORDINGS);
  const [isAsking, setAsking] = useState(false);
  const ask = useAsk();
  const nearing = useNearing(DIALOGS);
  const mine = claimOf(recording);
  const release = useMutation({
    mutationFn: () => releaseRightsClaim(http, recording),
    onSuccess: () => notify('Your claim is released.', { type: 'success' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSettled,
  });
  if (recording.state !== 'registered' || mine.length === 0) return null;
  function handleRelease() {
    setAsking(false);
    release.mutate();
  }
  function handleChange() {
    ask({
      later: DIALOGS,
      title: 'Change my claim',
      render: ({ RightsClaimDialog }, onClose) => <RightsClaimDialog recording={recording} onClose={onClose} />,
    });
  }
  return (
    <CardSection title="Your claim">
      <Box paddingX="5" paddingBottom="4">
        <Box as="ul" listStyleType="none" margin="0" padding="0">
          {mine.map((line) => (
            <li key={JSON.stringify(line)}>{claimInWords(line)}</li>
          ))}
        </Box>
        <Flex gap="2.5" wrap="wrap" paddingTop="3">
          <Button size="sm" variant="outline" {...nearing} onClick={handleChange}>
            Change my claim
          </Button>
          <Button size="sm" variant="outline" loading={release.isPending} onClick={() => setAsking(true)}>
            Release all of it
          </Button>
        </Flex>
      </Box>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Release all that you claim in “${fullTitle(recording)}”?`}
        confirmLabel="Release my claim"
        onConfirm={handleRelease}
        onCancel={() => setAsking(false)}
      >
        A new version is in force at once, without your lines. The others are told, and what was on hold because of them
        is free.
      </ConfirmDialog>
    </CardSection>
  );
}
