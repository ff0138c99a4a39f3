import type { SignupConfirmed } from '@counterpoint/domain/schemas/members';
import { Alert, Text } from '@counterpoint/kit/core';
import { OutcomePage } from '../../ui/outcome-page.tsx';
import { SignInButton } from '../../ui/sign-in-button.tsx';

const NUMBERS = { ipi_name_number: 'IPI name number', isni_number: 'ISNI' } as const;

export function Confirmed({ confirmed }: { confirmed: SignupConfirmed }) {
  const { email, left_out } = confirmed;
  const numbers = left_out.map((number) => NUMBERS[number]).join(' and ');
  return (
    <OutcomePage
      title="Welcome: you are a member"
      context="Your address is confirmed, and your account is ready."
      actions={<SignInButton>Sign in</SignInButton>}
    >
      {left_out.length > 0 && (
        <Alert tone="warning" title={`The ${numbers} you gave stands for somebody else by now.`}>
          We left it out. Write to us about it once you have signed in.
        </Alert>
      )}
      <Text>
        Sign in with <strong>{email}</strong> and the password you chose.
      </Text>
    </OutcomePage>
  );
}
