import { ConfirmedButton } from '@counterpoint/area-ui/dialogs';
import { useOpenDialog, usePrefetchOnIntent } from '@counterpoint/area-ui/lazy';
import { useEntryChanged } from '@counterpoint/catalogue/entry';
import { useHost, useMay } from '@counterpoint/contract';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { CardSection } from '@counterpoint/kit/cards';
import { Box, Button, Flex } from '@counterpoint/kit/core';
import { fullTitle } from '@counterpoint/kit/text';
import { releaseRightsClaim } from '../../../api/claims-api.ts';
import { RECORDINGS } from '../../../api/recordings.ts';
import * as text from '../../../messages/claims.generated.ts';
import { DIALOGS } from '../lazy-parts.ts';
import { claimOf, formatClaim } from './claimed-values.ts';

export function OwnClaim({ recording }: { recording: RecordingDetails }) {
  const { http } = useHost();
  const refresh = useEntryChanged(RECORDINGS);
  const openDialog = useOpenDialog();
  const nearing = usePrefetchOnIntent(DIALOGS);
  const mine = claimOf(recording);
  const canChange = useMay('catalogue:change');
  if (recording.state !== 'registered' || mine.length === 0) return null;
  function handleChange() {
    openDialog({
      lazy: DIALOGS,
      title: text.change(),
      render: ({ RightsClaimDialog }, onClose) => <RightsClaimDialog recording={recording} onClose={onClose} />,
    });
  }
  return (
    <CardSection title={text.yourClaim()}>
      <Box paddingX="5" paddingBottom="4">
        <Box as="ul" listStyleType="none" margin="0" padding="0">
          {mine.map((line) => (
            <li key={JSON.stringify(line)}>{formatClaim(line)}</li>
          ))}
        </Box>
        {canChange && (
          <Flex gap="2.5" wrap="wrap" paddingTop="3">
            <Button size="sm" variant="outline" {...nearing} onClick={handleChange}>
              {text.change()}
            </Button>
            <ConfirmedButton
              size="sm"
              variant="outline"
              label={text.release()}
              question={{ title: text.releaseQuestion({ title: fullTitle(recording) }), yes: text.release() }}
              act={() => releaseRightsClaim(http, recording).finally(refresh)}
              done={text.releaseDone()}
            >
              {text.releaseConsequence()}
            </ConfirmedButton>
          </Flex>
        )}
      </Box>
    </CardSection>
  );
}
