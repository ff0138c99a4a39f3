import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import type { SocietyMembership } from '@counterpoint/domain/schemas/parties';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Alert, Stack } from '@counterpoint/kit/core';
import { removeMembership, rightsHolderKeys } from '../../api/rights-holder-api.ts';

interface RemoveMembershipProps {
  readonly membership: SocietyMembership;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

export function RemoveMembership({ membership, onRemoved, onClose }: RemoveMembershipProps) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: () => removeMembership(http, membership),
    onSuccess: () => {
      notify('The membership is removed.', { type: 'success' });
      onRemoved();
      onClose();
    },
    // Also after a refusal: it may have been changed or removed elsewhere.
    onSettled: () => void queries.invalidateQueries({ queryKey: rightsHolderKeys.memberships }),
  });
  return (
    <ConfirmDialog
      isOpen
      title={`Remove ${membership.society_name}?`}
      confirmLabel="Remove the membership"
      tone="danger"
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate()}
      onCancel={onClose}
    >
      <Stack gap="3">
        {removal.isError && <Alert tone="error" title={messageOf(removal.error)} />}
        <p>
          Remove what was never so. Where a membership has ended, change it and give it its last day instead: what was
          collected until then stays explained.
        </p>
      </Stack>
    </ConfirmDialog>
  );
}
