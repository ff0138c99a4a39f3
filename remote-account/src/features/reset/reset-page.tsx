import { useDialogForm } from '@counterpoint/area-ui/dialogs';
import { ButtonLink } from '@counterpoint/area-ui/page';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useParams, useSearchParams } from '@counterpoint/contract/router';
import { type PasswordReset, passwordReset } from '@counterpoint/domain/schemas/members';
import { Card, Text } from '@counterpoint/kit/core';
import { useState } from 'react';
import { passwordsOf } from '../../api/password-api.ts';
import { signIn } from '../../messages/account.generated.ts';
import { newPassword } from '../../messages/new-password.generated.ts';
import * as text from '../../messages/reset.generated.ts';
import { AccountAddress } from '../../ui/account-address.tsx';
import { FormFrame } from '../../ui/form-frame.tsx';
import { LinkFailure, UnknownLink } from '../../ui/link-failure.tsx';
import { NarrowPage } from '../../ui/narrow-page.tsx';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import { OutcomePage, WaitingPage } from '../../ui/outcome-page.tsx';
import { SignInButton } from '../../ui/sign-in-button.tsx';
import { withStrongPassword } from '../../ui/strong-password.ts';
import { useCheckedLink } from '../../ui/use-checked-link.ts';

export function ResetPage() {
  const { userId = '' } = useParams();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  if (userId === '' || token === '') return <UnknownLink nextStep={<NewLink />} />;
  return <Reset key={`${userId} ${token}`} userId={userId} token={token} />;
}

function Reset({ userId, token }: { userId: string; token: string }) {
  const { http } = useHost();
  const [isChanged, setChanged] = useState(false);
  const { data, failure, watch, retry } = useCheckedLink(['account', 'reset', userId, token], (signal) =>
    passwordsOf(http).checkReset(userId, token, signal),
  );

  if (failure) return <LinkFailure error={failure} title={text.notChanged()} nextStep={<NewLink />} onRetry={retry} />;
  if (!data) return <WaitingPage title={text.choose()} label={text.checking()} />;
  if (isChanged) return <PasswordChanged email={data.email} />;
  return (
    <ResetForm
      token={token}
      email={data.email}
      send={(reset) => watch(passwordsOf(http).completeReset(userId, reset))}
      onDone={() => setChanged(true)}
    />
  );
}

function NewLink() {
  return <ButtonLink to={paths.account.passwordResetLink()}>{text.newLink()}</ButtonLink>;
}

function PasswordChanged({ email }: { email: string }) {
  return (
    <OutcomePage title={text.changed()} actions={<SignInButton email={email}>{signIn()}</SignInButton>}>
      <Text>{text.signInWithNew()}</Text>
    </OutcomePage>
  );
}

interface ResetFormProps {
  readonly token: string;
  readonly email: string;
  readonly send: (reset: PasswordReset) => Promise<unknown>;
  readonly onDone: () => void;
}

function ResetForm({ token, email, send, onDone }: ResetFormProps) {
  const dialogForm = useDialogForm({
    initial: { password: '' },
    schema: withStrongPassword(passwordReset, () => [email]),
    read: (values) => ({ ...values, token }),
    send,
    onDone,
  });
  return (
    <NarrowPage title={text.choose()} context={text.chooseContext()}>
      <Card>
        <FormFrame dialogForm={dialogForm} fields={['password']} label={text.choose()} action={text.change()}>
          <AccountAddress email={email} />
          <NewPasswordField form={dialogForm.form} name="password" label={newPassword()} known={[email]} />
        </FormFrame>
      </Card>
    </NarrowPage>
  );
}
