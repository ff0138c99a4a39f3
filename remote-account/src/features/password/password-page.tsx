import { PageHeader } from '@counterpoint/area-ui/page';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { Stack } from '@counterpoint/kit/core';
import { useEffect } from 'react';
import { AccountPage } from '../../ui/account-page.tsx';
import { ChangeForm } from './change-form.tsx';
import { OwnSessions } from './own-sessions.tsx';

const TITLE = 'Password and sessions';

export function PasswordPage() {
  const { setTitle } = useHost();
  useEffect(() => setTitle(TITLE), [setTitle]);
  return (
    <AccountPage>
      <PageHeader
        title={TITLE}
        context="How you sign in, and where you are signed in."
        help={{ label: 'Signing in again', href: paths.account.helpTopic('signing-in-again') }}
      />
      <Stack gap="5">
        <ChangeForm />
        <OwnSessions />
      </Stack>
    </AccountPage>
  );
}
