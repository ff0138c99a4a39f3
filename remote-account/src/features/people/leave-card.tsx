import { ConfirmedButton } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import { displayName } from '@counterpoint/domain/names';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { Box, Card, Heading, Stack, Text } from '@counterpoint/kit/core';
import { leaveMember } from '../../api/people-api.ts';
import * as text from '../../messages/people.generated.ts';
import { roleName } from '../../ui/role-name.ts';

/** The session ends with the membership, so the profile's next request leads to the sign-in page. */
export function LeaveCard({ user }: { user: Profile }) {
  const { http, refreshProfile } = useHost();
  const member = displayName(user);
  return (
    <Card as="section" aria-labelledby="own-role">
      <Stack gap="3">
        <Heading id="own-role" as="h2" size="md">
          {text.yourRole({ role: roleName(user.person.role) })}
        </Heading>
        <Text color="muted">{text.askManager({ member })}</Text>
        <Box>
          <ConfirmedButton
            size="sm"
            variant="outline"
            label={text.leave({ member })}
            question={{ title: text.leaveQuestion({ member }), yes: text.leaveYes(), tone: 'danger' }}
            act={() => leaveMember(http)}
            done={text.left({ member })}
            onDone={() => void refreshProfile()}
          >
            {text.leaveEffect()}
          </ConfirmedButton>
        </Box>
      </Stack>
    </Card>
  );
}
