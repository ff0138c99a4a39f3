import { useLocation, useSearchParams } from '@counterpoint/contract/router';
import { signupConfirmed } from '@counterpoint/domain/schemas/members';
import { useState } from 'react';
import * as z from 'zod/mini';
import * as text from '../../messages/mailed-link.generated.ts';
import { EmailConfirmation } from '../../ui/email-confirmation.tsx';
import { LinkConfirmation } from '../../ui/link-confirmation.tsx';
import { CheckEmailPage } from './check-email-page.tsx';
import { ConfirmSignUp } from './confirm-sign-up.tsx';
import { WelcomePage } from './welcome-page.tsx';

const locationState = z.object({
  email: z.catch(z.nullable(z.string()), null),
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
  return <CheckEmailPage email={state.email} />;
}
