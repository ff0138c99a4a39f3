import type { CaseDifference } from '@counterpoint/domain/cases';
import { formatLineRole } from '@counterpoint/domain/schemas/cases';
import { formatShare } from '@counterpoint/domain/shares';
import { Box, Flex, Name, Note, Text, VisuallyHidden } from '@counterpoint/kit/core';
import * as text from '../../messages/shares.generated.ts';
import { Difference } from './difference.tsx';
import { MEASURE_LABELS } from './format-lines.ts';

interface ChangeListProps {
  readonly label: string;
  readonly changes: readonly CaseDifference[];
  readonly me: string | null;
}

export function ChangeList({ label, changes, me }: ChangeListProps) {
  return (
    <Box as="ul" aria-label={label} borderWidth="1px" borderColor="line" borderRadius="control">
      {changes.map((change) => (
        <Flex
          as="li"
          key={`${change.line.key} ${change.measure}`}
          justify="space-between"
          gap="3"
          wrap="wrap"
          padding="3"
          css={{ '& + &': { borderTopWidth: '1px', borderColor: 'line' } }}
        >
          <Box minWidth="0">
            <Name>
              {me !== null && change.line.party_id === me ? text.nameYou({ name: change.line.name }) : change.line.name}
            </Name>
            <Note>{change.measure ? MEASURE_LABELS[change.measure].label() : formatLineRole(change.line)}</Note>
          </Box>
          <Figures change={change} />
        </Flex>
      ))}
    </Box>
  );
}

function Figures({ change: { measure, before, after } }: { change: CaseDifference }) {
  if (measure === null) return <Text>{formatChange(before, after)}</Text>;
  return (
    <Flex gap="3" align="baseline" marginInlineStart="auto" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      <span>
        {formatShare(before)} <span aria-hidden>→</span> <VisuallyHidden>{`${text.becomes()} `}</VisuallyHidden>
        <strong>{formatShare(after)}</strong>
      </span>
      <Difference difference={after - before} />
    </Flex>
  );
}

function formatChange(before: number, after: number): string {
  if (before === after) return text.otherRole();
  return after > before ? text.added() : text.removed();
}
