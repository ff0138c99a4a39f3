import { ButtonLink } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import { Button, Stack, Text } from '@counterpoint/kit/core';
import { useState } from 'react';
import { OutcomePage } from '../../ui/outcome-page.tsx';
import { forgetValues, kindInHand } from './kept-answers.ts';

/** Says the same for new and registered addresses. */
export function LinkSent({ email }: { email: string | null }) {
  return (
    <OutcomePage title="Look at your mail" context="One more step, and you are a member." actions={<Correction />}>
      <Text>
        We have sent a message to {email ? <strong>{email}</strong> : 'your email address'}. Open the link in it to
        confirm the address.
      </Text>
      <Stack as="ul" gap="2" paddingLeft="5" listStyleType="disc">
        <li>The link works for 48 hours. Your account is made when you open it, and you can sign in then.</li>
        <li>If the address has an account already, the message says so, and nothing is changed.</li>
        <li>If no message comes within a few minutes, look among the unwanted mail.</li>
      </Stack>
    </OutcomePage>
  );
}

/** Values stay in this tab so that a mistyped address can be corrected; on a shared device they can be cleared. */
function Correction() {
  const [kind] = useState(kindInHand);
  const [isCleared, setIsCleared] = useState(false);
  if (kind === null) return null;
  if (isCleared) return <Text role="status">Nothing of what you typed is kept on this device.</Text>;

  function handleClear(): void {
    if (kind) forgetValues(kind);
    setIsCleared(true);
  }

  return (
    <>
      <ButtonLink variant="outline" to={paths.account.signupAccount()}>
        Correct the address, or send again
      </ButtonLink>
      <Button variant="ghost" onClick={handleClear}>
        Clear what I typed
      </Button>
    </>
  );
}
