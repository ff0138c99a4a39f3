import { ConfirmedButton } from '@counterpoint/area-ui/dialogs';
import { LoadedPart, useOpenDialog, usePrefetchOnIntent } from '@counterpoint/area-ui/lazy';
import { useEntryChanged } from '@counterpoint/catalogue/entry';
import { useIsRepresenting } from '@counterpoint/catalogue/revisions';
import { useHost, useMay } from '@counterpoint/contract';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { CardSection } from '@counterpoint/kit/cards';
import { Box, Button, Flex, Stack } from '@counterpoint/kit/core';
import { fullTitle } from '@counterpoint/kit/text';
import { useRef } from 'react';
import { releaseRightsClaim } from '../../../api/claims-api.ts';
import { RECORDINGS } from '../../../api/recordings.ts';
import * as text from '../../../messages/claims.generated.ts';
import { DIALOGS, OVERLAPS } from '../lazy-parts.ts';
import { claimOf, formatClaim } from './claimed-values.ts';
import { LineUpClaims } from './line-up-claims.tsx';

/** Performers' claims come first if the member must answer them. */
export function ClaimsSections({ recording }: { recording: RecordingDetails }) {
  const sections = useRef<HTMLDivElement>(null);
  const maySeeDisputes = useMay('disputes:read');
  const isRepresenting = useIsRepresenting();
  return (
    // Keeps the focus of a member who answered the last claim; leaves no gap when empty.
    <Stack ref={sections} tabIndex={-1} gap="4" outline="none" _empty={{ position: 'absolute' }}>
      {recording.is_mine && <LineUpClaims recording={recording} />}
      {/* The API lists the reader's own double claims. */}
      {recording.is_in_dispute && maySeeDisputes && !isRepresenting && (
        <LoadedPart lazy={OVERLAPS}>
          {(OverlapsSection) => <OverlapsSection recording={recording} after={sections} />}
        </LoadedPart>
      )}
      <OwnClaim recording={recording} />
      {!recording.is_mine && <LineUpClaims recording={recording} />}
    </Stack>
  );
}

function OwnClaim({ recording }: { recording: RecordingDetails }) {
  const { http } = useHost();
  const refresh = useEntryChanged(RECORDINGS);
  const openDialog = useOpenDialog();
  const prefetch = usePrefetchOnIntent(DIALOGS);
  const mine = claimOf(recording);
  const canChange = useMay('catalogue:change');
  const isRepresenting = useIsRepresenting();
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
        {canChange && !isRepresenting && (
          <Flex gap="2.5" wrap="wrap" paddingTop="3">
            <Button size="sm" variant="outline" {...prefetch} onClick={handleChange}>
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
              <p>{text.releaseGivesUp()}</p>
              {mine.map((line) => (
                <p key={JSON.stringify(line)}>{formatClaim(line)}</p>
              ))}
              <p>{text.releaseConsequence()}</p>
            </ConfirmedButton>
          </Flex>
        )}
      </Box>
    </CardSection>
  );
}
