import { useLocation, useSearchParams } from '@counterpoint/contract/router';
import { signupConfirmed } from '@counterpoint/domain/schemas/members';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ConfirmFirst } from '../../ui/confirm-first.tsx';
import { EmailConfirmation } from '../../ui/email-confirmation.tsx';
import { Confirmed } from './confirmed.tsx';
import { Confirming } from './confirming.tsx';
import { LinkSent } from './link-sent.tsx';

const handedOver = z.object({
  email: z.catch(z.nullable(z.string()), null),
  confirmed: z.catch(z.nullable(signupConfirmed), null),
});

export function SuccessPage() {
  const [search] = useSearchParams();
  const state = handedOver.parse(Object(useLocation().state));
  // Kept in state: the token leaves the address once it is used.
  const [token] = useState(() => search.get('confirm'));
  const newEmail = search.get('confirm-email');
  if (newEmail !== null)
    return (
      <ConfirmFirst asked="for it to become the address of your account">
        <EmailConfirmation token={newEmail} />
      </ConfirmFirst>
    );
  if (state.confirmed) return <Confirmed confirmed={state.confirmed} />;
  if (token !== null)
    return (
      <ConfirmFirst asked="to join">
        <Confirming token={token} />
      </ConfirmFirst>
    );
  return <LinkSent email={state.email} />;
}
