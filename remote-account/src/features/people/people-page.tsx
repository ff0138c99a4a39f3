import { PageHeader } from '@counterpoint/area-ui/page';
import { useHost, useMay } from '@counterpoint/contract';
import { displayName } from '@counterpoint/domain/names';
import { Stack } from '@counterpoint/kit/core';
import { useEffect } from 'react';
import * as text from '../../messages/people.generated.ts';
import { people as title } from '../../messages/titles.generated.ts';
import { AccountPage } from '../../ui/account-page.tsx';
import { InviteButton } from './invite-button.tsx';
import { LeaveCard } from './leave-card.tsx';
import { PeopleCard } from './people-card.tsx';

export function PeoplePage() {
  const { user, setTitle } = useHost();
  const maySee = useMay('people:read');
  useEffect(() => setTitle(title()), [setTitle]);
  if (!user) return null;
  return (
    <AccountPage>
      <PageHeader
        title={title()}
        context={text.context({ member: displayName(user) })}
        actions={maySee && <InviteButton role={user.person.role} />}
      />
      <Stack gap="5">
        {maySee && <PeopleCard user={user} />}
        {user.person.role !== 'owner' && <LeaveCard user={user} />}
      </Stack>
    </AccountPage>
  );
}
