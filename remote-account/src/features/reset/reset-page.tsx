import { ButtonLink } from '@counterpoint/area-ui/page';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useParams, useSearchParams } from '@counterpoint/contract/router';
import { weaknessOf } from '@counterpoint/domain/passwords';
import { passwordReset } from '@counterpoint/domain/schemas/members';
import { Card, Text } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { useState } from 'react';
import { checkReset, completeReset, type ResetLink } from '../../api/password-api.ts';
import * as account from '../../messages/account.generated.ts';
import { signIn } from '../../messages/account.generated.ts';
import { newPassword } from '../../messages/new-password.generated.ts';
import * as text from '../../messages/reset.generated.ts';
import { LinkFailure, UnknownLink } from '../../ui/link-failure.tsx';
import { NarrowPage } from '../../ui/narrow-page.tsx';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import { OutcomePage, WaitingPage } from '../../ui/outcome-page.tsx';
import { ShortFormFrame, useShortForm } from '../../ui/short-form.tsx';
import { SignInButton } from '../../ui/sign-in-button.tsx';
import { useCheckedLink } from '../../ui/use-checked-link.ts';

export function ResetPage() {
  const { userId = '' } = useParams();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  if (userId === '' || token === '') return <UnknownLink nextStep={<NewLink />} />;
  return <Reset key={`${userId} ${token}`} link={{ userId, token }} />;
}

function Reset({ link }: { link: ResetLink }) {
  const { http } = useHost();
  const [changedFor, setChangedFor] = useState<string | null>(null);
  const { data, failure, handleLinkError, retry } = useCheckedLink(
    ['account', 'reset', link.userId, link.token],
    (signal) => checkReset(http, link, signal),
  );

  if (changedFor !== null) return <PasswordChanged email={changedFor} />;
  if (failure) return <LinkFailure error={failure} title={text.notChanged()} nextStep={<NewLink />} onRetry={retry} />;
  if (!data) return <WaitingPage title={text.choose()} label={text.checking()} />;
  const { email } = data;
  return <ResetForm link={link} email={email} onDone={() => setChangedFor(email)} onLinkError={handleLinkError} />;
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
  readonly link: ResetLink;
  readonly email: string;
  readonly onDone: () => void;
  readonly onLinkError: (error: unknown) => boolean;
}

function ResetForm({ link, email, onDone, onLinkError }: ResetFormProps) {
  const { http } = useHost();
  const shortForm = useShortForm({
    empty: { password: '' },
    fields: ['password'],
    check: (values) => passwordReset.safeParse({ ...values, token: link.token }),
    checkPassword: ({ password }) => weaknessOf(password, [email]),
    async send(values) {
      const { password } = passwordReset.parse({ ...values, token: link.token });
      try {
        await completeReset(http, link, password);
        onDone();
      } catch (error) {
        if (!onLinkError(error)) throw error;
      }
    },
  });
  return (
    <NarrowPage title={text.choose()} context={text.chooseContext()}>
      <Card>
        <ShortFormFrame shortForm={shortForm} label={text.choose()} action={text.change()}>
          {/* Read-only; tells password managers which account the new password belongs to. */}
          <Field label={account.email()}>
            <Input value={email} readOnly type="email" autoComplete="username" />
          </Field>
          <NewPasswordField form={shortForm.form} name="password" label={newPassword()} known={[email]} />
        </ShortFormFrame>
      </Card>
    </NarrowPage>
  );
}
