import { ConfirmedButton, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { Loaded } from '@counterpoint/area-ui/page';
import { useRead, useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { type OwnSession, type Profile, passwordChange } from '@counterpoint/domain/schemas/members';
import { Box, Stack, Text } from '@counterpoint/kit/core';
import { Field, PasswordInput } from '@counterpoint/kit/form';
import { passwordsOf } from '../../api/password-api.ts';
import { SESSIONS, sessionsOf } from '../../api/sessions-api.ts';
import { newPassword } from '../../messages/new-password.generated.ts';
import * as text from '../../messages/password.generated.ts';
import { password as title } from '../../messages/titles.generated.ts';
import { AccountPage } from '../../ui/account-page.tsx';
import { FormFrame } from '../../ui/form-frame.tsx';
import { Loading } from '../../ui/loading.tsx';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { withStrongPassword } from '../../ui/strong-password.ts';
import { SessionRow } from './session-row.tsx';

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

function ChangeForm() {
  const { http, notify, user } = useHost();
  const known = guessableTexts(user);
  const dialogForm = useDialogForm({
    initial: { current_password: '', password: '' },
    schema: withStrongPassword(passwordChange, () => known),
    read: (values) => values,
    send: passwordsOf(http).change,
    onDone() {
      dialogForm.form.reset();
      notify(text.changed(), { type: 'success' });
    },
    refresh: useRefresh(SESSIONS.key),
  });
  const { register, formState } = dialogForm.form;
  return (
    <SectionCard title={text.title()}>
      <Box maxWidth="32rem">
        <FormFrame
          dialogForm={dialogForm}
          fields={['current_password', 'password']}
          label={text.title()}
          action={text.change()}
        >
          {/* Tells password managers which account the new password belongs to. */}
          <input hidden readOnly type="email" autoComplete="username" value={user?.email ?? ''} />
          <Field label={text.current()} error={formState.errors.current_password?.message}>
            <PasswordInput {...register('current_password')} autoComplete="current-password" />
          </Field>
          <NewPasswordField form={dialogForm.form} name="password" label={newPassword()} known={known} />
        </FormFrame>
      </Box>
    </SectionCard>
  );
}

function guessableTexts(user: Profile | null): string[] {
  const known = [user?.email, user?.given_name, user?.other_names, user?.corporation_name];
  return known.filter((each) => typeof each === 'string');
}

function OwnSessions() {
  const stored = useRead(SESSIONS);
  return (
    <SectionCard title={text.sessionsTitle()}>
      <Loaded query={stored} loading={<Loading label={text.loading()} height="8rem" />}>
        {({ items }) => <List sessions={items} />}
      </Loaded>
    </SectionCard>
  );
}

function List({ sessions }: { sessions: readonly OwnSession[] }) {
  const others = sessions.filter((session) => !session.is_current);
  return (
    <>
      <Text color="muted">{others.length === 0 ? text.onlyHere() : text.unknownSession()}</Text>
      <Stack as="ul" gap="0" listStyleType="none" aria-label={text.sessions()}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Stack>
      {others.length > 1 && <EndOthers count={others.length} />}
    </>
  );
}

function EndOthers({ count }: { count: number }) {
  const { http } = useHost();
  const refresh = useRefresh(SESSIONS.key);
  return (
    <ConfirmedButton
      variant="outline"
      alignSelf="flex-start"
      label={text.endOthers()}
      question={{ title: text.endQuestion({ count }), yes: text.endAction() }}
      act={() => sessionsOf(http).endOthers().finally(refresh)}
      done={text.othersSignedOut()}
    >
      {text.endConsequence()}
    </ConfirmedButton>
  );
}
