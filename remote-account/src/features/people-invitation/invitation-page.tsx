import { useDialogForm } from '@counterpoint/area-ui/dialogs';
import { ButtonLink } from '@counterpoint/area-ui/page';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useMutation } from '@counterpoint/contract/query';
import { useSearchParams } from '@counterpoint/contract/router';
import {
  knownPersonAcceptance,
  newPersonAcceptance,
  type OpenPersonInvitation,
} from '@counterpoint/domain/schemas/members';
import { Alert, Box, Button, StackedCard, Text } from '@counterpoint/kit/core';
import { Field, Input, PasswordInput } from '@counterpoint/kit/form';
import { useState } from 'react';
import { mailedInvitationsOf } from '../../api/people-api.ts';
import { signIn } from '../../messages/account.generated.ts';
import { names } from '../../messages/people.generated.ts';
import * as text from '../../messages/people-invitation.generated.ts';
import { forgotten, peopleInvitation as title } from '../../messages/titles.generated.ts';
import { AccountAddress } from '../../ui/account-address.tsx';
import { FormFrame } from '../../ui/form-frame.tsx';
import { LinkFailure, UnknownLink } from '../../ui/link-failure.tsx';
import { NarrowPage } from '../../ui/narrow-page.tsx';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import { OutcomePage, WaitingPage } from '../../ui/outcome-page.tsx';
import { SignInButton } from '../../ui/sign-in-button.tsx';
import { withStrongPassword } from '../../ui/strong-password.ts';
import { useCheckedLink } from '../../ui/use-checked-link.ts';

export function PersonInvitationPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  if (token === '') return <UnknownLink nextStep={<SignInButton>{signIn()}</SignInButton>} />;
  return <Invitation key={token} token={token} />;
}

const FORMS = {
  signed_in: { Form: SignedInForm, explanation: text.signedIn },
  with_password: { Form: KnownPersonForm, explanation: text.known },
  with_new_account: { Form: NewPersonForm, explanation: text.newPerson },
} as const;

function Invitation({ token }: { token: string }) {
  const { http } = useHost();
  const [isAccepted, setAccepted] = useState(false);
  const { data, failure, watch, retry } = useCheckedLink(['account', 'person-invitation', token], (signal) =>
    mailedInvitationsOf(http).check({ token }, signal),
  );

  if (failure)
    return (
      <LinkFailure error={failure} title={title()} nextStep={<SignInButton>{signIn()}</SignInButton>} onRetry={retry} />
    );
  if (!data) return <WaitingPage title={title()} label={text.checking()} />;
  if (isAccepted) return <Accepted invitation={data} />;
  const { member_name: member, inviter, role, email } = data;
  const { Form, explanation } = FORMS[data.accepts];
  return (
    <NarrowPage
      title={text.title({ member })}
      context={text.context({ inviter, member, by: inviter === member ? 'member' : 'other', role: names[role]() })}
    >
      <StackedCard>
        <Text>{explanation({ member })}</Text>
        <Form token={token} email={email} watch={watch} onAccepted={() => setAccepted(true)} />
      </StackedCard>
    </NarrowPage>
  );
}

function Accepted({ invitation }: { invitation: OpenPersonInvitation }) {
  const { accepts, email, member_name: member } = invitation;
  const isSignedIn = accepts === 'signed_in';
  return (
    <OutcomePage
      title={text.accepted({ member })}
      actions={
        <SignInButton email={isSignedIn ? undefined : email}>{isSignedIn ? text.toDashboard() : signIn()}</SignInButton>
      }
    >
      <Text>{accepts === 'with_new_account' ? text.signInNow({ email }) : text.switchTo({ member })}</Text>
    </OutcomePage>
  );
}

interface FormProps {
  readonly token: string;
  readonly email: string;
  readonly watch: ReturnType<typeof useCheckedLink>['watch'];
  readonly onAccepted: () => void;
}

function SignedInForm({ token, watch, onAccepted }: FormProps) {
  const { http } = useHost();
  const accepting = useMutation({
    mutationFn: () => watch(mailedInvitationsOf(http).acceptSignedIn({ token })),
    onSuccess: onAccepted,
  });
  return (
    <>
      {accepting.isError && <Alert tone="error" title={messageOf(accepting.error)} />}
      <Box>
        <Button loading={accepting.isPending} onClick={() => accepting.mutate()}>
          {text.accept()}
        </Button>
      </Box>
    </>
  );
}

function KnownPersonForm({ token, email, watch, onAccepted }: FormProps) {
  const { http } = useHost();
  const dialogForm = useDialogForm({
    initial: { password: '' },
    schema: knownPersonAcceptance,
    read: (values) => ({ ...values, token }),
    send: (acceptance) => watch(mailedInvitationsOf(http).acceptWithPassword(acceptance)),
    onDone: onAccepted,
  });
  const { register, formState } = dialogForm.form;
  return (
    <FormFrame
      dialogForm={dialogForm}
      fields={['password']}
      label={text.accept()}
      action={text.accept()}
      otherAction={
        <ButtonLink variant="outline" to={paths.account.passwordResetLink()}>
          {forgotten()}
        </ButtonLink>
      }
    >
      <AccountAddress email={email} />
      <Field label={text.password()} error={formState.errors.password?.message}>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
    </FormFrame>
  );
}

function NewPersonForm({ token, email, watch, onAccepted }: FormProps) {
  const { http } = useHost();
  const dialogForm = useDialogForm({
    initial: { name: '', password: '' },
    schema: withStrongPassword(newPersonAcceptance, ({ name }) => [email, name]),
    read: (values) => ({ ...values, token }),
    send: (acceptance) => watch(mailedInvitationsOf(http).acceptWithNewAccount(acceptance)),
    onDone: onAccepted,
  });
  const { register, formState } = dialogForm.form;
  return (
    <FormFrame dialogForm={dialogForm} fields={['name', 'password']} label={text.accept()} action={text.accept()}>
      <AccountAddress email={email} />
      <Field label={text.name()} help={text.nameHelp()} error={formState.errors.name?.message}>
        <Input {...register('name')} autoComplete="name" />
      </Field>
      <NewPasswordField form={dialogForm.form} name="password" known={[email]} />
    </FormFrame>
  );
}
