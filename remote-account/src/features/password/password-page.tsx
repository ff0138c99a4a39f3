import { paths } from '@counterpoint/contract/paths';
import { Stack } from '@counterpoint/kit/core';
import * as text from '../../messages/password.generated.ts';
import { password as title } from '../../messages/titles.generated.ts';
import { AccountPage } from '../../ui/account-page.tsx';
import { ChangeForm } from './change-form.tsx';
import { OwnSessions } from './own-sessions.tsx';

export function PasswordPage() {
  return (
    <AccountPage
      title={title()}
      context={text.context()}
      help={{ label: text.helpLabel(), href: paths.account.helpTopic('signing-in-again') }}
    >
      <Stack gap="5">
        <ChangeForm />
        <OwnSessions />
      </Stack>
    </AccountPage>
  );
}
