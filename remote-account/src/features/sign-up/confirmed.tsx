import { paths } from '@counterpoint/contract/paths';
import type { SignupConfirmed } from '@counterpoint/domain/schemas';
import { Alert, Button, Text } from '@counterpoint/kit/core';
import { OutcomePage } from '../../ui/outcome-page.tsx';

const NUMBERS = { ipi_name_number: 'IPI name number', isni_number: 'ISNI' } as const;

/** The address is confirmed, and the account is there. */
export function Confirmed({ confirmed }: { confirmed: SignupConfirmed }) {
  const { email, left_out } = confirmed;
  const numbers = left_out.map((number) => NUMBERS[number]).join(' and ');
  return (
    <OutcomePage
      title="Welcome: you are a member"
      context="Your address is confirmed, and your account is ready."
      actions={
        <Button asChild>
          {/* The sign-in page is a document of its own and not a page of this application. */}
          <a href={paths.signIn()}>Sign in</a>
        </Button>
      }
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
