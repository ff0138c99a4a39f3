import { useRead } from '@counterpoint/client/queries';
import { Alert, Box, Button } from '@counterpoint/kit/core';
import { MEMBERSHIPS, memberLabel } from '../chrome/memberships-api.ts';
import * as text from '../messages/overlays.generated.ts';
import { useMemberChoice } from '../session/use-member-choice.ts';

export function LinkedMemberAlert({ memberId }: { memberId: string }) {
  const { data } = useRead(MEMBERSHIPS);
  const chooseMember = useMemberChoice();
  const linked = data?.items.find(({ member_id }) => member_id === memberId);
  if (!data || !linked) return null;
  const member = memberLabel(linked, data.items);
  return (
    <Box paddingBottom="5">
      <Alert
        tone="info"
        title={text.linkedMember({ member })}
        action={<Button onClick={() => void chooseMember(memberId)}>{text.switchTo({ member })}</Button>}
      />
    </Box>
  );
}
