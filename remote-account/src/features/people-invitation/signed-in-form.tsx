import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { Alert, Box, Button } from '@counterpoint/kit/core';
import { acceptSignedIn } from '../../api/people-api.ts';
import * as text from '../../messages/people-invitation.generated.ts';
import { type InvitationFormProps, InvitationFrame } from './invitation-frame.tsx';

export function SignedInForm({ token, invitation, onAccepted, onLinkError }: InvitationFormProps) {
  const { http } = useHost();
  const accepting = useMutation({
    mutationFn: () => acceptSignedIn(http, { token }),
    onSuccess: onAccepted,
    onError: onLinkError,
  });
  return (
    <InvitationFrame invitation={invitation}>
      {accepting.isError && <Alert tone="error" title={messageOf(accepting.error)} />}
      <Box>
        <Button loading={accepting.isPending} onClick={() => accepting.mutate()}>
          {text.accept()}
        </Button>
      </Box>
    </InvitationFrame>
  );
}
