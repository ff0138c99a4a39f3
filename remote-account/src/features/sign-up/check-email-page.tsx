import { ButtonLink } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import { Button, Stack, Text } from '@counterpoint/kit/core';
import { useState } from 'react';
import * as text from '../../messages/sign-up.generated.ts';
import { OutcomePage } from '../../ui/outcome-page.tsx';
import { clearValues, loadKind } from './saved-answers.ts';

/** Identical for registered addresses, so that it reveals no account. */
export function CheckEmailPage({ email }: { email: string | null }) {
  return (
    <OutcomePage title={text.checkEmail()} context={text.oneMoreStep()} actions={<Correction />}>
      <Text>
        {email ? text.sentTo({ email, strong: (parts) => <strong key="email">{parts}</strong> }) : text.sent()}
      </Text>
      <Stack as="ul" gap="2" paddingLeft="5" listStyleType="disc">
        <li>{text.linkValidity()}</li>
        <li>{text.existingAccount()}</li>
        <li>{text.nothingYet()}</li>
      </Stack>
    </OutcomePage>
  );
}

/** Values stay in this tab so that a mistyped address can be corrected; on a shared device they can be cleared. */
function Correction() {
  const [kind] = useState(loadKind);
  const [isCleared, setIsCleared] = useState(false);
  if (kind === null) return null;
  if (isCleared) return <Text role="status">{text.cleared()}</Text>;

  function handleClear(): void {
    if (kind) clearValues(kind);
    setIsCleared(true);
  }

  return (
    <>
      <ButtonLink variant="outline" to={paths.account.signupAccount()}>
        {text.correctAddress()}
      </ButtonLink>
      <Button variant="ghost" onClick={handleClear}>
        {text.clearAnswers()}
      </Button>
    </>
  );
}
