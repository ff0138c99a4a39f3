import { ConfirmedButton } from '@counterpoint/area-ui/dialogs';
import { Loaded } from '@counterpoint/area-ui/page';
import { useRead, useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { weaknessOf } from '@counterpoint/domain/passwords';
import { type OwnSession, type Profile, passwordChange } from '@counterpoint/domain/schemas/members';
import { Box, Skeleton, Stack, Text } from '@counterpoint/kit/core';
import { Field, PasswordInput } from '@counterpoint/kit/form';
import { useRef } from 'react';
import { changePassword } from '../../api/password-api.ts';
import { endOtherSessions, SESSIONS } from '../../api/sessions-api.ts';
import { newPassword } from '../../messages/new-password.generated.ts';
import * as text from '../../messages/password.generated.ts';
import { password as title } from '../../messages/titles.generated.ts';
import { AccountPage } from '../../ui/account-page.tsx';
import { Loading } from '../../ui/loading.tsx';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ShortFormFrame, useShortForm } from '../../ui/short-form.tsx';
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

const EMPTY = { current_password: '', password: '' };

function ChangeForm() {
  const { http, notify, user } = useHost();
  const refresh = useRefresh(SESSIONS.key);
  const shortForm = useShortForm({
    empty: EMPTY,
    fields: ['current_password', 'password'],
    check: (values) => passwordChange.safeParse(values),
    checkPassword: ({ password }) => weaknessOf(password, guessableTexts(user)),
    async send(values) {
      await changePassword(http, passwordChange.parse(values));
      shortForm.form.reset(EMPTY);
      notify(text.changed(), { type: 'success' });
      await refresh();
    },
  });
  const { register, formState } = shortForm.form;
  return (
    <SectionCard title={text.title()}>
      <Box maxWidth="32rem">
        <ShortFormFrame shortForm={shortForm} label={text.title()} action={text.change()}>
          {/* Tells password managers which account the new password belongs to. */}
          <input hidden readOnly type="email" autoComplete="username" value={user?.email ?? ''} />
          <Field label={text.current()} error={formState.errors.current_password?.message}>
            <PasswordInput {...register('current_password')} autoComplete="current-password" />
          </Field>
          <NewPasswordField form={shortForm.form} name="password" label={newPassword()} known={guessableTexts(user)} />
        </ShortFormFrame>
      </Box>
    </SectionCard>
  );
}

function guessableTexts(user: Profile | null): string[] {
  const known = [user?.email, user?.given_name, user?.other_names, user?.corporation_name];
  return known.filter((each) => typeof each === 'string');
}

function OwnSessions() {
  const heading = useRef<HTMLHeadingElement>(null);
  const stored = useRead(SESSIONS);
  return (
    <SectionCard heading={heading} title={text.sessionsTitle()}>
      <Loaded query={stored} loading={<SessionsSkeleton />}>
        {({ items }) => <List sessions={items} onEnded={() => heading.current?.focus()} />}
      </Loaded>
    </SectionCard>
  );
}

function List({ sessions, onEnded }: { sessions: readonly OwnSession[]; onEnded: () => void }) {
  const others = sessions.filter((session) => !session.is_current);
  return (
    <>
      <Text color="muted">{others.length === 0 ? text.onlyHere() : text.unknownSession()}</Text>
      <Stack as="ul" gap="0" listStyleType="none" aria-label={text.sessions()}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={onEnded} />
        ))}
      </Stack>
      {others.length > 1 && <EndOthers count={others.length} onEnded={onEnded} />}
    </>
  );
}

function EndOthers({ count, onEnded }: { count: number; onEnded: () => void }) {
  const { http } = useHost();
  const refresh = useRefresh(SESSIONS.key);
  async function endOthers() {
    await endOtherSessions(http).finally(refresh);
    onEnded();
  }
  return (
    <ConfirmedButton
      variant="outline"
      alignSelf="flex-start"
      label={text.endOthers()}
      question={{ title: text.endQuestion({ count }), yes: text.endAction() }}
      act={endOthers}
      done={text.othersSignedOut()}
    >
      {text.endConsequence()}
    </ConfirmedButton>
  );
}

function SessionsSkeleton() {
  return (
    <Loading label={text.loading()} minHeight="8rem">
      <Stack gap="3">
        <Skeleton height="5" maxWidth="18rem" />
        <Skeleton height="12" />
        <Skeleton height="12" />
      </Stack>
    </Loading>
  );
}
