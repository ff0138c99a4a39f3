import type { RecordingDetails } from '@counterpoint/domain/schemas';
import { Stack } from '@counterpoint/kit/core';
import { useRef } from 'react';
import { LineUpClaims } from './line-up-claims.tsx';
import { OverlapsSection } from './overlaps-section.tsx';
import { OwnClaim } from './own-claim.tsx';

/** What is claimed of a recording that stands: overlaps first, since they wait for an answer. */
export function ClaimsSections({ recording }: { recording: RecordingDetails }) {
  const sections = useRef<HTMLDivElement>(null);
  return (
    <Stack ref={sections} tabIndex={-1} gap="4" outline="none" _empty={{ display: 'none' }}>
      <OverlapsSection recording={recording} after={sections} />
      <OwnClaim recording={recording} />
      <LineUpClaims recording={recording} />
    </Stack>
  );
}
