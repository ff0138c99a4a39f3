import { VanishingButton } from '@counterpoint/area-ui/page';
import { messageOf } from '@counterpoint/client/http';
import { useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import type { OwnSession } from '@counterpoint/domain/schemas/members';
import { Flex, Icon, Note, Stack, StatusBadge, Text, VisuallyHidden } from '@counterpoint/kit/core';
import { RelativeDate } from '@counterpoint/kit/page';
import { SESSIONS, sessionsOf } from '../../api/sessions-api.ts';
import * as text from '../../messages/password.generated.ts';

export function SessionRow({ session }: { session: OwnSession }) {
  const device = formatDevice(session);
  return (
    <Flex
      as="li"
      gap="3"
      align="center"
      wrap={{ base: 'wrap', sm: 'nowrap' }}
      paddingY="3"
      borderTopWidth="1px"
      borderColor="line"
    >
      <Icon name="monitor" />
      <Stack gap="0.5" flex="1 1 12rem" minWidth="0">
        <Flex gap="2" wrap="wrap" align="center">
          <Text fontWeight="semibold">{device}</Text>
          {session.is_current && <StatusBadge tone="green">{text.thisDevice()}</StatusBadge>}
        </Flex>
        <Note>
          {text.times({
            signedIn: () => <RelativeDate key="signed-in" at={session.signed_in_at} />,
            lastUsed: () => <RelativeDate key="last-used" at={session.last_used_at} />,
          })}
        </Note>
      </Stack>
      {!session.is_current && <EndSession session={session} device={device} />}
    </Flex>
  );
}

function EndSession({ session, device }: { session: OwnSession; device: string }) {
  const { http, notify } = useHost();
  const refresh = useRefresh(SESSIONS.key);
  const end = useMutation({
    mutationFn: () => sessionsOf(http).end(session.id),
    onSuccess: () => notify(text.signedOut({ device }), { type: 'success' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    // The session may have expired even if the request failed.
    onSettled: refresh,
  });
  return (
    <VanishingButton
      variant="outline"
      marginLeft={{ base: '8', sm: '0' }}
      loading={end.isPending}
      onClick={() => end.mutate()}
    >
      {text.end({ device, hidden: (parts) => <VisuallyHidden key="device">{parts}</VisuallyHidden> })}
    </VanishingButton>
  );
}

function formatDevice({ browser, system }: OwnSession): string {
  if (browser && system) return text.device({ browser, system });
  return browser ?? system ?? text.unknownDevice();
}
