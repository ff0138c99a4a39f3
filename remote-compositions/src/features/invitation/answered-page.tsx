import { ButtonLink } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import type { AnsweredInvitation } from '@counterpoint/domain/schemas/works';
import { Card, Stack, Text } from '@counterpoint/kit/core';
import * as text from '../../messages/invitation.generated.ts';
import { InvitationFrame } from './invitation-frame.tsx';

export interface GivenAnswer extends AnsweredInvitation {
  readonly isConfirmed: boolean;
}

export function AnsweredPage({ answer: { isConfirmed, title, inviter_name } }: { answer: GivenAnswer }) {
  const names = { title, inviter: inviter_name };
  return (
    <InvitationFrame title={isConfirmed ? text.confirmed() : text.declined()} isFocused>
      <Card>
        <Stack gap="4" alignItems="flex-start">
          <Text>{isConfirmed ? text.confirmedText(names) : text.declinedText(names)}</Text>
          {isConfirmed && (
            <>
              <Text color="muted">{text.joinHint()}</Text>
              <ButtonLink variant="outline" to={paths.account.signupIndividual()}>
                {text.join()}
              </ButtonLink>
            </>
          )}
        </Stack>
      </Card>
    </InvitationFrame>
  );
}
