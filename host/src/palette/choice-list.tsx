import { Box, Flex, Icon, Note, Text } from '@counterpoint/kit/core';
import * as text from '../messages/palette.generated.ts';
import type { Choice, ChoiceGroup } from './choices.ts';

export function optionId(listId: string, choice: Choice): string {
  return `${listId}-${choice.id}`;
}

interface ChoiceListProps {
  readonly id: string;
  readonly groups: readonly ChoiceGroup[];
  readonly activeId: string | undefined;
  onPoint(id: string): void;
  onChoose(choice: Choice): void;
}

export function ChoiceList({ id, groups, activeId, onPoint, onChoose }: ChoiceListProps) {
  return (
    <Box role="listbox" id={id} aria-label={text.results()} marginTop="3">
      {groups.map((group) => (
        <Box key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} _notFirst={{ marginTop: '3' }}>
          <Text
            id={`${id}-${group.id}`}
            role="presentation"
            color="muted"
            fontSize="xs"
            fontWeight="semibold"
            paddingX="2"
          >
            {group.label}
          </Text>
          {group.choices.map((choice) => {
            const option = optionId(id, choice);
            return (
              <Option
                key={choice.id}
                id={option}
                choice={choice}
                isActive={option === activeId}
                onPoint={() => onPoint(option)}
                onChoose={() => onChoose(choice)}
              />
            );
          })}
        </Box>
      ))}
    </Box>
  );
}

interface OptionProps {
  readonly id: string;
  readonly choice: Choice;
  readonly isActive: boolean;
  onPoint(): void;
  onChoose(): void;
}

function Option({ id, choice: { label, detail, code, icon }, isActive, onPoint, onChoose }: OptionProps) {
  return (
    <Flex
      id={id}
      role="option"
      aria-selected={isActive}
      align="center"
      gap="3"
      minHeight="10"
      paddingX="2"
      borderRadius="control"
      cursor="pointer"
      background={isActive ? 'brand.soft' : undefined}
      color={isActive ? 'brand.text' : 'ink'}
      // `pointermove`, not `pointerenter`: a list that grows under a resting pointer must not override the keyboard.
      onPointerMove={isActive ? undefined : onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon name={icon} size={18} />
      <Text as="span" minWidth="0" overflowWrap="anywhere">
        {label}
      </Text>
      {(detail || code) && (
        <Note as="span" marginLeft="auto" textAlign="right" overflowWrap="anywhere">
          {detail}
          {detail && code && ' · '}
          <Text as="span" whiteSpace="nowrap">
            {code}
          </Text>
        </Note>
      )}
    </Flex>
  );
}
