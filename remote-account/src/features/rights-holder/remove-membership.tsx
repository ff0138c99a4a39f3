import { isStale, messageOf } from '@counterpoint/client/http';
import { useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import type { SocietyMembership } from '@counterpoint/domain/schemas/parties';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Alert, Stack } from '@counterpoint/kit/core';
import { MEMBERSHIPS, removeMembership } from '../../api/rights-holder-api.ts';
import * as text from '../../messages/memberships.generated.ts';

interface RemoveMembershipProps {
  readonly membership: SocietyMembership;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

export function RemoveMembership({ membership, onRemoved, onClose }: RemoveMembershipProps) {
  const { http, notify } = useHost();
  const refresh = useRefresh(MEMBERSHIPS.key);
  const removal = useMutation({
    mutationFn: () => removeMembership(http, membership),
    onSuccess: () => {
      notify(text.removed(), { type: 'success' });
      onRemoved();
      onClose();
    },
    onError: (error) => {
      // The confirmation shows the membership as it was.
      if (!isStale(error)) return;
      notify(messageOf(error), { type: 'error' });
      onClose();
    },
    onSettled: () => void refresh(),
  });
  return (
    <ConfirmDialog
      isOpen
      title={text.removeQuestion({ society: membership.society_name })}
      confirmLabel={text.remove()}
      tone="danger"
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate()}
      onCancel={onClose}
    >
      <Stack gap="3">
        {removal.isError && <Alert tone="error" title={messageOf(removal.error)} />}
        <p>{text.removeConsequence()}</p>
      </Stack>
    </ConfirmDialog>
  );
}
