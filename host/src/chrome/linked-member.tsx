import { useSearchParams } from '@counterpoint/contract/router';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { useEffect } from 'react';
import { loadOverlays, useOverlays } from '../overlays/use-overlays.ts';
import { memberOfLink } from '../session/member-link.ts';

/** Offers to switch to the member of a mailed link. */
export function LinkedMember({ user }: { user: Profile | null }) {
  const [params] = useSearchParams();
  const overlays = useOverlays();
  const linked = memberOfLink(params);
  const isOther = user !== null && user.person.acts_for > 1 && linked !== null && linked !== user.member_id;
  useEffect(() => {
    if (isOther) void loadOverlays();
  }, [isOther]);
  return isOther && overlays && <overlays.LinkedMemberAlert memberId={linked} />;
}
