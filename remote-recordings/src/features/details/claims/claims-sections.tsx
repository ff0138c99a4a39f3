import { LoadedPart } from '@counterpoint/area-ui/lazy';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { Stack } from '@counterpoint/kit/core';
import { useRef } from 'react';
import { OVERLAPS } from '../lazy-parts.ts';
import { LineUpClaims } from './line-up-claims.tsx';
import { OwnClaim } from './own-claim.tsx';

/** Performers' claims come first if the member must answer them. */
export function ClaimsSections({ recording }: { recording: RecordingDetails }) {
  const sections = useRef<HTMLDivElement>(null);
  return (
    // Keeps the focus of a member who answered the last claim; leaves no gap when empty.
    <Stack ref={sections} tabIndex={-1} gap="4" outline="none" _empty={{ position: 'absolute' }}>
      {recording.is_mine && <LineUpClaims recording={recording} />}
      {recording.is_in_dispute && (
        <LoadedPart lazy={OVERLAPS}>
          {(OverlapsSection) => <OverlapsSection recording={recording} after={sections} />}
        </LoadedPart>
      )}
      <OwnClaim recording={recording} />
      {!recording.is_mine && <LineUpClaims recording={recording} />}
    </Stack>
  );
}
