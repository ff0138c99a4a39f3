import { ConfirmedButton } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import { displayName } from '@counterpoint/domain/names';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { Text } from '@counterpoint/kit/core';
import { leaveMember } from '../../api/people-api.ts';
import * as text from '../../messages/people.generated.ts';
import { limitOf } from '../../ui/area-limit.ts';
import { roleName } from '../../ui/role-name.ts';
import { SectionCard } from '../../ui/section-card.tsx';

/** The session ends with the membership, so the profile's next request leads to the sign-in page. */
export function LeaveCard({ user }: { user: Profile }) {
  const { http, refreshProfile } = useHost();
  const member = displayName(user);
  return (
    <SectionCard title={text.yourRole({ role: roleName(user.person.role) })} note={text.managersDecide({ member })}>
      {user.person.areas && <Text>{limitOf(user.person)}</Text>}
      <ConfirmedButton
        size="sm"
        variant="outline"
        alignSelf="flex-start"
        label={text.leave({ member })}
        question={{ title: text.leaveQuestion({ member }), yes: text.leaveYes(), tone: 'danger' }}
        act={() => leaveMember(http)}
        done={text.left({ member })}
        onDone={() => void refreshProfile()}
      >
        {text.leaveEffect()}
      </ConfirmedButton>
    </SectionCard>
  );
}
