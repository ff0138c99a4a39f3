import type { SignupConfirmed } from '@counterpoint/domain/schemas/members';
import { Alert, Text } from '@counterpoint/kit/core';
import { signIn } from '../../messages/account.generated.ts';
import * as text from '../../messages/sign-up.generated.ts';
import { OutcomePage } from '../../ui/outcome-page.tsx';
import { SignInButton } from '../../ui/sign-in-button.tsx';

const TAKEN = { ipi_name_number: text.ipiTaken, isni_number: text.isniTaken } as const;

export function WelcomePage({ confirmed: { email, left_out, claimed } }: { confirmed: SignupConfirmed }) {
  const [first] = left_out;
  return (
    <OutcomePage title={text.welcome()} context={text.ready()} actions={<SignInButton>{signIn()}</SignInButton>}>
      {first && (
        <Alert tone="warning" title={left_out.length > 1 ? text.bothTaken() : TAKEN[first]()}>
          {text.leftOut()}
        </Alert>
      )}
      {claimed && (
        <Alert tone="info" title={text.recordFound()}>
          {text.recordChecked()}
        </Alert>
      )}
      <Text>{text.signInWith({ email, strong: (parts) => <strong key="email">{parts}</strong> })}</Text>
    </OutcomePage>
  );
}
