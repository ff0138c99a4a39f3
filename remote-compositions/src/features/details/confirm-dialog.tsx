import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { type CompositionDetails, RIGHT_LABELS, WRITER_ROLE_LABELS } from '@counterpoint/domain/schemas';
import { formatShare, RIGHTS } from '@counterpoint/domain/shares';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Flex, Stack, Text } from '@counterpoint/kit/core';
import { useConfirmShares } from './use-composition.ts';

export interface ConfirmSharesDialogProps {
  readonly work: CompositionDetails;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Shows what one is given of each right, and takes the member's word for it. */
export function ConfirmSharesDialog({ work, isOpen, onClose }: ConfirmSharesDialogProps) {
  const { notify } = useHost();
  const confirm = useConfirmShares();
  function handleConfirm() {
    confirm.mutate(work, {
      onSuccess: () => {
        notify('Your shares are confirmed.', { type: 'success' });
        onClose();
      },
    });
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Confirm your shares"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Not now
          </Button>
          <Button loading={confirm.isPending} onClick={handleConfirm}>
            Confirm my shares
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {confirm.isError && (
          <Alert tone="error" title="Your shares were not confirmed">
            {messageOf(confirm.error)}
          </Alert>
        )}
        <Text>In “{work.title}” you are given:</Text>
        <MyLines work={work} />
        <Text color="muted" fontSize="sm">
          By confirming you agree to these shares. If they are not right, leave them unconfirmed and speak to the
          submitter first.
        </Text>
      </Stack>
    </Dialog>
  );
}

function MyLines({ work }: { work: CompositionDetails }) {
  const lines = work.writers.filter((writer) => writer.is_me);
  return lines.map((line) => (
    <Stack key={line.role} gap="1">
      <Text fontWeight="600">{WRITER_ROLE_LABELS[line.role]}</Text>
      {RIGHTS.filter((right) => right !== 'sr' || line.shares.sr > 0).map((right) => (
        <Flex key={right} justify="space-between">
          <span>{RIGHT_LABELS[right]}</span>
          <strong>{formatShare(line.shares[right])}</strong>
        </Flex>
      ))}
    </Stack>
  ));
}
