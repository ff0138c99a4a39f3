import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import type { SocietyMembership } from '@counterpoint/domain/schemas/parties';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Alert, Stack } from '@counterpoint/kit/core';
import { removeMembership, rightsHolderKeys } from '../../api/rights-holder-api.ts';
import * as text from '../../messages/memberships.generated.ts';

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
      notify(text.removed(), { type: 'success' });
      onRemoved();
      onClose();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: rightsHolderKeys.memberships }),
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
