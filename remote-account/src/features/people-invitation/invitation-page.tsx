import { ButtonLink } from '@counterpoint/area-ui/page';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useMutation } from '@counterpoint/contract/query';
import { useSearchParams } from '@counterpoint/contract/router';
import { knownPersonAcceptance, type OpenPersonInvitation } from '@counterpoint/domain/schemas/members';
import { Alert, Box, Button, Text } from '@counterpoint/kit/core';
import { Field, PasswordInput } from '@counterpoint/kit/form';
import { useState } from 'react';
import { acceptSignedIn, acceptWithPassword, checkPersonInvitation } from '../../api/people-api.ts';
import { signIn } from '../../messages/account.generated.ts';
import * as text from '../../messages/people-invitation.generated.ts';
import { forgotten, peopleInvitation as title } from '../../messages/titles.generated.ts';
import { LinkFailure, UnknownLink } from '../../ui/link-failure.tsx';
import { OutcomePage, WaitingPage } from '../../ui/outcome-page.tsx';
import { ShortFormFrame, useShortForm } from '../../ui/short-form.tsx';
import { SignInButton } from '../../ui/sign-in-button.tsx';
import { useCheckedLink } from '../../ui/use-checked-link.ts';
import { type InvitationFormProps, InvitationFrame, InvitedAddress } from './invitation-frame.tsx';
import { NewPersonForm } from './new-person-form.tsx';

export function PersonInvitationPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  if (token === '') return <UnknownLink nextStep={<SignInButton>{signIn()}</SignInButton>} />;
  return <Invitation key={token} token={token} />;
}

function Invitation({ token }: { token: string }) {
  const { http } = useHost();
  const [isAccepted, setAccepted] = useState(false);
  const { data, failure, handleLinkError, retry } = useCheckedLink(['account', 'person-invitation', token], (signal) =>
    checkPersonInvitation(http, token, signal),
  );

  if (failure)
    return (
      <LinkFailure error={failure} title={title()} nextStep={<SignInButton>{signIn()}</SignInButton>} onRetry={retry} />
    );
  if (!data) return <WaitingPage title={title()} label={text.checking()} />;
  if (isAccepted) return <Accepted invitation={data} />;
  const Form = FORMS[data.accepts];
  return <Form token={token} invitation={data} onAccepted={() => setAccepted(true)} onLinkError={handleLinkError} />;
}

const FORMS = {
  signed_in: SignedInForm,
  with_password: KnownPersonForm,
  with_new_account: NewPersonForm,
} as const;

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

function SignedInForm({ token, invitation, onAccepted, onLinkError }: InvitationFormProps) {
  const { http } = useHost();
  const accepting = useMutation({
    mutationFn: () => acceptSignedIn(http, { token }),
    onSuccess: onAccepted,
    onError: onLinkError,
  });
  return (
    <InvitationFrame invitation={invitation}>
      {accepting.isError && <Alert tone="error" title={messageOf(accepting.error)} />}
      <Box>
        <Button loading={accepting.isPending} onClick={() => accepting.mutate()}>
          {text.accept()}
        </Button>
      </Box>
    </InvitationFrame>
  );
}

function KnownPersonForm({ token, invitation, onAccepted, onLinkError }: InvitationFormProps) {
  const { http } = useHost();
  const shortForm = useShortForm({
    empty: { password: '' },
    fields: ['password'],
    check: (values) => knownPersonAcceptance.safeParse({ ...values, token }),
    async send(values) {
      try {
        await acceptWithPassword(http, knownPersonAcceptance.parse({ ...values, token }));
        onAccepted();
      } catch (error) {
        if (!onLinkError(error)) throw error;
      }
    },
  });
  const { register, formState } = shortForm.form;
  return (
    <InvitationFrame invitation={invitation}>
      <ShortFormFrame
        shortForm={shortForm}
        label={text.accept()}
        action={text.accept()}
        otherAction={
          <ButtonLink variant="outline" to={paths.account.passwordResetLink()}>
            {forgotten()}
          </ButtonLink>
        }
      >
        <InvitedAddress email={invitation.email} />
        <Field label={text.password()} error={formState.errors.password?.message}>
          <PasswordInput {...register('password')} autoComplete="current-password" />
        </Field>
      </ShortFormFrame>
    </InvitationFrame>
  );
}
