import { Flex, Icon, Stack, Text } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';

interface RowFrameProps {
  readonly name: string;
  readonly badges: ReactNode;
  readonly details: ReactNode;
  /** None for people whom the reader can't manage. */
  readonly actions: ReactNode;
}

export function RowFrame({ name, badges, details, actions }: RowFrameProps) {
  return (
    <Flex as="li" gap="3" align="flex-start" wrap="wrap" paddingY="3" borderTopWidth="1px" borderColor="line">
      <Icon name="person" />
      <Stack gap="0.5" flex="1 1 14rem" minWidth="0">
        <Flex gap="2" wrap="wrap" align="center">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </Text>
          {badges}
        </Flex>
        <Text color="muted" fontSize="sm" overflowWrap="anywhere">
          {details}
        </Text>
      </Stack>
      {actions && (
        <Flex gap="2" wrap="wrap" marginLeft={{ base: '8', md: '0' }}>
          {actions}
        </Flex>
      )}
    </Flex>
  );
}
