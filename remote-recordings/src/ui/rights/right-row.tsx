import { LineButtons } from '@counterpoint/catalogue/lines';
import { formatUses } from '@counterpoint/domain/recording-rights';
import { RIGHTS_HOLDER_ROLE_LABELS } from '@counterpoint/domain/schemas/recordings';
import { formatShare, parseShare } from '@counterpoint/domain/shares';
import { formatTerritories } from '@counterpoint/domain/territories';
import { Avatar, Box, Button, Flex, Name, Note, StatusBadge, Text } from '@counterpoint/kit/core';
import { initialsOf } from '@counterpoint/kit/text';
import { memo, useId } from 'react';
import * as text from '../../messages/rights.generated.ts';
import { periodOf } from './period-of.ts';
import { RightLineFields } from './right-line-fields.tsx';
import type { RightValues } from './right-values.ts';

export interface RightRowProps {
  readonly name: string;
  readonly index: number;
  readonly value: RightValues;
  readonly isOpen: boolean;
  readonly errorAt: (path: string) => string | undefined;
  readonly wrong: string;
  readonly actions: RightRowActions;
  readonly onLeave: RightsEditorLeave;
}

export type RightsEditorLeave = (index: number, field: keyof RightValues) => void;

export interface RightRowActions {
  readonly change: (index: number, value: RightValues) => void;
  readonly toggle: (index: number) => void;
  readonly duplicate: (index: number) => void;
  readonly remove: (index: number) => void;
  readonly takeRest: (index: number) => void;
}

/** Memoised, because there may be 200 lines. */
export const RightRow = memo(function RightRow(props: RightRowProps) {
  const { name, index, value, isOpen, errorAt, wrong, actions, onLeave } = props;
  const fieldsId = useId();
  const { party } = value;
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
            {wrong !== '' && !isOpen && (
              <Text color="terracotta.text" fontSize="sm">
                {wrong}
              </Text>
            )}
          </Box>
        </Flex>
        <Text fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {formatTypedShare(value.share)}
        </Text>
      </Flex>
      {!value.is_claim && (
        <Box position="absolute" top="3" insetEnd="2">
          <LineButtons
            name={party.name}
            moreHint={text.more()}
            isOpen={isOpen}
            controls={fieldsId}
            onToggle={() => actions.toggle(index)}
            onRemove={() => actions.remove(index)}
          />
        </Box>
      )}
      <div id={fieldsId}>
        {isOpen && (
          <Box paddingTop="4">
            <RightLineFields
              name={`${name}.${index}`}
              value={value}
              onChange={(next) => actions.change(index, next)}
              errorAt={errorAt}
              onLeave={(field) => onLeave(index, field)}
            />
            <Flex gap="3" wrap="wrap" marginTop="4">
              <Button variant="outline" size="sm" onClick={() => actions.takeRest(index)}>
                {text.takeRest()}
              </Button>
              <Button variant="outline" size="sm" onClick={() => actions.duplicate(index)}>
                {text.duplicate()}
              </Button>
            </Flex>
          </Box>
        )}
      </div>
    </Box>
  );
});

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
