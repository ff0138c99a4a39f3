import { LineButtons } from '@counterpoint/catalogue/lines';
import { formatUses } from '@counterpoint/domain/recording-rights';
import { RIGHTS_HOLDER_ROLE_LABELS } from '@counterpoint/domain/schemas/recordings';
import { formatShare, parseShare } from '@counterpoint/domain/shares';
import { formatTerritories } from '@counterpoint/domain/territories';
import { Avatar, Box, Button, Flex, Name, Note, StatusBadge, Text } from '@counterpoint/kit/core';
import { initialsOf } from '@counterpoint/kit/text';
import { type ReactNode, useId, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import * as text from '../../../messages/rights.generated.ts';
import type { DraftValues } from '../../../ui/draft/draft-values.ts';
import { periodOf } from '../../../ui/rights/period-of.ts';
import { RightLineFields } from '../../../ui/rights/right-line-fields.tsx';
import type { RightValues } from '../../../ui/rights/right-values.ts';

interface RightRowProps {
  readonly index: number;
  readonly isOpenFirst: boolean;
  readonly onDuplicate: (index: number) => void;
  readonly onRemove: (index: number) => void;
  readonly onTakeRest: (index: number) => void;
}

/** Subscribes to its own line, because there may be 200. */
export function RightRow({ index, isOpenFirst, onDuplicate, onRemove, onTakeRest }: RightRowProps) {
  const { control } = useFormContext<DraftValues>();
  const value = useWatch({ control, name: `rights.${index}` });
  const errors = useFormState({ control, name: `rights.${index}` }).errors.rights?.[index];
  const [isUnfolded, setUnfolded] = useState(isOpenFirst);
  const fieldsId = useId();
  const isOpen = isUnfolded || errors !== undefined;
  return (
    <RightItem value={value}>
      <Box position="absolute" top="3" insetEnd="2">
        <LineButtons
          name={value.party.name}
          moreHint={text.more()}
          isOpen={isOpen}
          controls={fieldsId}
          onToggle={() => setUnfolded(!isOpen)}
          onRemove={() => onRemove(index)}
        />
      </Box>
      <div id={fieldsId}>
        {isOpen && (
          <Box paddingTop="4">
            <RightLineFields name={`rights.${index}`} />
            <Flex gap="3" wrap="wrap" marginTop="4">
              <Button variant="outline" size="sm" onClick={() => onTakeRest(index)}>
                {text.takeRest()}
              </Button>
              <Button variant="outline" size="sm" onClick={() => onDuplicate(index)}>
                {text.duplicate()}
              </Button>
            </Flex>
          </Box>
        )}
      </div>
    </RightItem>
  );
}

export function RightItem({ value, children }: { value: RightValues; children?: ReactNode }) {
  const { party, share } = value;
  return (
    <Box as="li" position="relative" borderTopWidth="1px" borderColor="line" paddingX="4" paddingY="3">
      <Flex align="center" gap="3" wrap="wrap" paddingInlineEnd="16">
        <Flex align="center" gap="3" flex="1 1 16rem" minWidth="0">
          <Avatar name={party.name} initials={initialsOf(party.name)} size="sm" isDecorative />
          <Box minWidth="0">
            <Flex gap="2" align="center" wrap="wrap">
              <Name>{party.name}</Name>
              <RightStatus value={value} />
            </Flex>
            <Note>{describeRight(value)}</Note>
          </Box>
        </Flex>
        <Text fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {formatTypedShare(share)}
        </Text>
      </Flex>
      {children}
    </Box>
  );
}

function RightStatus({ value: { party, is_claim } }: { value: RightValues }) {
  if (is_claim) return <StatusBadge tone="blue">{text.theirClaim()}</StatusBadge>;
  if (party.is_me) return <StatusBadge tone="green">{text.you()}</StatusBadge>;
  if (party.is_member) return <StatusBadge tone="amber">{text.toConfirm()}</StatusBadge>;
  return <StatusBadge tone="grey">{text.notMember()}</StatusBadge>;
}

function describeRight({ role, uses, territories, valid_from, valid_to }: RightValues): string {
  const where = formatTerritories(territories) || text.noTerritory();
  const when = valid_from === '' ? text.noFirstDay() : periodOf(valid_from, valid_to || null);
  return [RIGHTS_HOLDER_ROLE_LABELS[role](), formatUses(uses) || text.noUse(), where, when].join(' · ');
}

function formatTypedShare(typed: string): string {
  const share = parseShare(typed);
  if (share !== null) return formatShare(share);
  return typed.trim() === '' ? text.noShare() : '–';
}
