import { useLocation, useSearchParams } from '@counterpoint/contract/router';
import { type SignupConfirmed, signupConfirmed, signupResend } from '@counterpoint/domain/schemas/members';
import { Alert, Text } from '@counterpoint/kit/core';
import { useState } from 'react';
import * as z from 'zod/mini';
import { signIn } from '../../messages/account.generated.ts';
import * as text from '../../messages/mailed-link.generated.ts';
import * as signUp from '../../messages/sign-up.generated.ts';
import { EmailConfirmation, LinkConfirmation } from '../../ui/email-confirmation.tsx';
import { OutcomePage } from '../../ui/outcome-page.tsx';
import { SignInButton } from '../../ui/sign-in-button.tsx';
import { CheckEmailPage, ConfirmSignUp } from './confirm-sign-up.tsx';

const locationState = z.object({
  sent: z.catch(z.nullable(signupResend), null),
  confirmed: z.catch(z.nullable(signupConfirmed), null),
});

export function SuccessPage() {
  const [search] = useSearchParams();
  const state = locationState.parse(Object(useLocation().state));
  // In state, because the token leaves the address once it is used.
  const [token] = useState(() => search.get('confirm'));
  const newEmail = search.get('confirm-email');
  if (newEmail !== null)
    return (
      <LinkConfirmation message={text.confirmNewAddress()}>
        <EmailConfirmation token={newEmail} />
      </LinkConfirmation>
    );
  if (state.confirmed) return <WelcomePage confirmed={state.confirmed} />;
  if (token !== null)
    return (
      <LinkConfirmation message={text.confirmJoining()}>
        <ConfirmSignUp token={token} />
      </LinkConfirmation>
    );
  return <CheckEmailPage email={state.sent?.email ?? null} sent={state.sent} />;
}

const TAKEN = { ipi_name_number: signUp.ipiTaken, isni_number: signUp.isniTaken } as const;

function WelcomePage({ confirmed: { email, left_out, claimed } }: { confirmed: SignupConfirmed }) {
  const [first] = left_out;
  return (
    <OutcomePage
      title={signUp.welcome()}
      context={signUp.ready()}
      actions={<SignInButton email={email}>{signIn()}</SignInButton>}
    >
      {first && (
        <Alert tone="warning" title={left_out.length > 1 ? signUp.bothTaken() : TAKEN[first]()}>
          {signUp.leftOut()}
        </Alert>
      )}
      {claimed && (
        <Alert tone="info" title={signUp.recordFound()}>
          {signUp.recordChecked()}
        </Alert>
      )}
      <Text>{signUp.signInWith({ email, strong: (parts) => <strong key="email">{parts}</strong> })}</Text>
      <Text color="muted">{signUp.canRepresent()}</Text>
    </OutcomePage>
  );
}
