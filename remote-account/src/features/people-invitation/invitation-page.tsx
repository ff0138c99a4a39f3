import { useHost } from '@counterpoint/contract';
import { useSearchParams } from '@counterpoint/contract/router';
import type { OpenPersonInvitation } from '@counterpoint/domain/schemas/members';
import { Text } from '@counterpoint/kit/core';
import { useState } from 'react';
import { checkPersonInvitation, peopleKeys } from '../../api/people-api.ts';
import { signIn } from '../../messages/account.generated.ts';
import * as text from '../../messages/people-invitation.generated.ts';
import { peopleInvitation as title } from '../../messages/titles.generated.ts';
import { LinkFailure, UnknownLink } from '../../ui/link-failure.tsx';
import { OutcomePage, WaitingPage } from '../../ui/outcome-page.tsx';
import { SignInButton } from '../../ui/sign-in-button.tsx';
import { useCheckedLink } from '../../ui/use-checked-link.ts';
import { KnownPersonForm } from './known-person-form.tsx';
import { NewPersonForm } from './new-person-form.tsx';
import { SignedInForm } from './signed-in-form.tsx';

export function PersonInvitationPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  if (token === '') return <UnknownLink nextStep={<SignInButton>{signIn()}</SignInButton>} />;
  return <Invitation key={token} token={token} />;
}

function Invitation({ token }: { token: string }) {
  const { http } = useHost();
  const [isAccepted, setAccepted] = useState(false);
  const { data, failure, handleLinkError, retry } = useCheckedLink(peopleKeys.link(token), (signal) =>
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
      actions={<SignInButton>{isSignedIn ? text.toDashboard() : signIn()}</SignInButton>}
    >
      <Text>{accepts === 'with_new_account' ? text.signInNow({ email }) : text.switchTo({ member })}</Text>
    </OutcomePage>
  );
}
