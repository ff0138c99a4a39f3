import type { RecordingDetails } from '@counterpoint/domain/schemas';
import { Stack } from '@counterpoint/kit/core';
import { useRef } from 'react';
import { LineUpClaims } from './line-up-claims.tsx';
import { OverlapsSection } from './overlaps-section.tsx';
import { OwnClaim } from './own-claim.tsx';

/**
 * What is claimed of a recording that stands, first what waits for an answer: for its submitter performers' claims, which
 * nobody else can answer, and for everybody overlaps.
 */
export function ClaimsSections({ recording }: { recording: RecordingDetails }) {
  const sections = useRef<HTMLDivElement>(null);
  return (
    // Empty it leaves no gap, and still takes the focus of whoever answered the last of them.
    <Stack ref={sections} tabIndex={-1} gap="4" outline="none" _empty={{ position: 'absolute' }}>
      {recording.is_mine && <LineUpClaims recording={recording} />}
      <OverlapsSection recording={recording} after={sections} />
      <OwnClaim recording={recording} />
      {!recording.is_mine && <LineUpClaims recording={recording} />}
    </Stack>
  );
}
