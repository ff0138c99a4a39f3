import { useEntryActs } from '@counterpoint/catalogue/entry';
import { ConfirmRevisionDialog, type EntryDialogProps } from '@counterpoint/catalogue/revisions';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { formatShare, RIGHT_LABELS } from '@counterpoint/domain/shares';
import { Flex, Note, Stack, Text } from '@counterpoint/kit/core';
import { WORKS } from '../../../api/works.ts';
import * as text from '../../../messages/claims.generated.ts';
import { formatLineTerms } from '../../../ui/shares/format-terms.ts';
import { rightsOf } from '../../../ui/shares/my-shares.ts';
import { partyLinesOf } from '../parties/party-rows.ts';

interface ConfirmDialogProps extends EntryDialogProps<WorkDetails> {
  readonly onContest?: (() => void) | undefined;
}

export function ConfirmDialog({ entry, ...dialog }: ConfirmDialogProps) {
  const { confirm } = useEntryActs(WORKS, entry);
  return (
    <ConfirmRevisionDialog given="shares" confirm={confirm} {...dialog}>
      <MyShares work={entry} />
      <Note>{text.confirmHint()}</Note>
    </ConfirmRevisionDialog>
  );
}

function MyShares({ work }: { work: WorkDetails }) {
  const lines = partyLinesOf(work).filter(({ is_me }) => is_me);
  if (lines.length === 0) return <Text>{text.confirmRemoval(work)}</Text>;
  return (
    <>
      <Text>{text.confirmShares(work)}</Text>
      {lines.map((line) => (
        <Stack key={line.key} gap="1">
          <Text fontWeight="600">{line.role}</Text>
          {line.terms && <Note _firstLetter={{ textTransform: 'uppercase' }}>{formatLineTerms(line.terms)}</Note>}
          {rightsOf(partyLinesOf(work)).map((right) => (
            <Flex key={right} justify="space-between" gap="3">
              <span>{RIGHT_LABELS[right]()}</span>
              <strong>{formatShare(line.shares[right])}</strong>
            </Flex>
          ))}
        </Stack>
      ))}
    </>
  );
}
