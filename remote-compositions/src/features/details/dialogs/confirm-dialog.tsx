import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { formatShare, RIGHT_LABELS } from '@counterpoint/domain/shares';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Flex, Stack, Text } from '@counterpoint/kit/core';
import { partyLinesOf, rightsOf } from '../parties/party-rows.ts';
import { useConfirmShares } from '../use-composition.ts';

export interface ConfirmSharesDialogProps {
  /** The version that waits. */
  readonly work: CompositionDetails;
  readonly onClose: () => void;
  /** Where they are not right: says so instead. Not there for who has said so already. */
  readonly onContest?: (() => void) | undefined;
}

/** Shows what one is given of each right, and takes the member's word for it. */
export function ConfirmSharesDialog({ work, onClose, onContest }: ConfirmSharesDialogProps) {
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
      isOpen
      onClose={onClose}
      title="Confirm your shares"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Not now
          </Button>
          {onContest && (
            <Button variant="danger" onClick={onContest}>
              They are not right
            </Button>
          )}
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
        <GivenToMe work={work} />
        <Text color="muted" fontSize="sm">
          By confirming you agree to this. If it is not right, say so and why: the work is then not registered until you
          agree.
        </Text>
      </Stack>
    </Dialog>
  );
}

function GivenToMe({ work }: { work: CompositionDetails }) {
  const lines = partyLinesOf(work).filter(({ is_me }) => is_me);
  if (lines.length === 0) return <Text>The new version of “{work.title}” no longer names you.</Text>;
  return (
    <>
      <Text>In “{work.title}” you are given:</Text>
      {lines.map((line) => (
        <Stack key={line.key} gap="1">
          <Text fontWeight="600">{line.role}</Text>
          {rightsOf(partyLinesOf(work)).map((right) => (
            <Flex key={right} justify="space-between">
              <span>{RIGHT_LABELS[right]}</span>
              <strong>{formatShare(line.shares[right])}</strong>
            </Flex>
          ))}
        </Stack>
      ))}
    </>
  );
}
