import { useHost, useMay } from '@counterpoint/contract';
import { displayName } from '@counterpoint/domain/names';
import { Stack } from '@counterpoint/kit/core';
import * as text from '../../messages/people.generated.ts';
import { people as title } from '../../messages/titles.generated.ts';
import { AccountPage } from '../../ui/account-page.tsx';
import { DialogButton } from '../../ui/dialog-button.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LeaveCard } from './leave-card.tsx';
import { PeopleCard } from './people-card.tsx';

export function PeoplePage() {
  const { user } = useHost();
  const maySee = useMay('people:read');
  if (!user) return null;
  return (
    <AccountPage
      title={title()}
      context={text.context({ member: displayName(user) })}
      actions={
        maySee && (
          <DialogButton label={text.invite()}>
            {(onClose) => <InviteDialog by={user.person} onClose={onClose} />}
          </DialogButton>
        )
      }
    >
      <Stack gap="5">
        {maySee && <PeopleCard user={user} />}
        {user.person.role !== 'owner' && <LeaveCard user={user} />}
      </Stack>
    </AccountPage>
  );
}
