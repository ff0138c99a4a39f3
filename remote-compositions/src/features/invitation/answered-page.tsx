import { ButtonLink } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import type { AnsweredInvitation } from '@counterpoint/domain/schemas/works';
import { Card, Stack, Text } from '@counterpoint/kit/core';
import * as text from '../../messages/invitation.generated.ts';
import { InvitationFrame } from './invitation-frame.tsx';

export interface GivenAnswer extends AnsweredInvitation {
  readonly isConfirmed: boolean;
  /** The party was asked to give up its shares. */
  readonly isRemoval: boolean;
}

export function AnsweredPage({ answer }: { answer: GivenAnswer }) {
  const { isConfirmed, title, inviter_name } = answer;
  const names = { title, inviter: inviter_name };
  const words = wordsOf(answer);
  return (
    <InvitationFrame title={words.title()} isFocused>
      <Card>
        <Stack gap="4" alignItems="flex-start">
          <Text>{words.thanks(names)}</Text>
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

function wordsOf({ isConfirmed, isRemoval }: GivenAnswer) {
  if (!isConfirmed) return { title: text.declined, thanks: text.declinedText };
  return isRemoval
    ? { title: text.removalConfirmed, thanks: text.removalConfirmedText }
    : { title: text.confirmed, thanks: text.confirmedText };
}
