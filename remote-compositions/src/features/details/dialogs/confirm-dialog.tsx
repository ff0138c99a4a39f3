import { useEntryActs } from '@counterpoint/catalogue/entry';
import { ConfirmVersionDialog } from '@counterpoint/catalogue/versions';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { formatShare, RIGHT_LABELS } from '@counterpoint/domain/shares';
import { Flex, Stack, Text } from '@counterpoint/kit/core';
import { WORKS } from '../../../api/works.ts';
import { partyLinesOf, rightsOf } from '../parties/party-rows.ts';

interface ConfirmSharesDialogProps {
  /** The version that waits. */
  readonly work: CompositionDetails;
  readonly onClose: () => void;
  readonly onContest?: (() => void) | undefined;
}

/** Shows what one is given of each right, and takes the member's word for it. */
export function ConfirmSharesDialog({ work, ...dialog }: ConfirmSharesDialogProps) {
  const { confirm } = useEntryActs(WORKS, work);
  return (
    <ConfirmVersionDialog given="shares" confirm={confirm} {...dialog}>
      <GivenToMe work={work} />
      <Text color="muted" fontSize="sm">
        By confirming you agree to this. If it is not right, say so and why: the work is then not registered until you
        agree.
      </Text>
    </ConfirmVersionDialog>
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
