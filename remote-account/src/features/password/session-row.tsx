import { messageOf } from '@counterpoint/client/http';
import { useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import type { OwnSession } from '@counterpoint/domain/schemas/members';
import { Button, StatusBadge, VisuallyHidden } from '@counterpoint/kit/core';
import { RelativeDate } from '@counterpoint/kit/page';
import { SESSIONS, sessionsOf } from '../../api/sessions-api.ts';
import * as text from '../../messages/password.generated.ts';
import { RowFrame } from '../../ui/row-frame.tsx';

export function SessionRow({ session }: { session: OwnSession }) {
  const device = formatDevice(session);
  return (
    <RowFrame
      icon="monitor"
      name={device}
      badges={session.is_current && <StatusBadge tone="green">{text.thisDevice()}</StatusBadge>}
      details={text.times({
        signedIn: () => <RelativeDate key="signed-in" at={session.signed_in_at} />,
        lastUsed: () => <RelativeDate key="last-used" at={session.last_used_at} />,
      })}
      actions={!session.is_current && <EndSession session={session} device={device} />}
    />
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
    <Button variant="outline" size="sm" loading={end.isPending} onClick={() => end.mutate()}>
      {text.end({ device, hidden: (parts) => <VisuallyHidden key="device">{parts}</VisuallyHidden> })}
    </Button>
  );
}

function formatDevice({ browser, system }: OwnSession): string {
  if (browser && system) return text.device({ browser, system });
  return browser ?? system ?? text.unknownDevice();
}
