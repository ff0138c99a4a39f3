import { Flex, Icon, Name, Note, Stack, useFocusRecovery } from '@counterpoint/kit/core';
import type { ComponentProps, ReactNode } from 'react';

interface RowFrameProps {
  readonly icon?: ComponentProps<typeof Icon>['name'];
  readonly name: string;
  readonly badges?: ReactNode;
  readonly details: ReactNode;
  /** None for people whom the reader can't manage. */
  readonly actions: ReactNode;
}

export function RowFrame({ icon = 'person', name, badges, details, actions }: RowFrameProps) {
  return (
    <Flex as="li" gap="3" align="flex-start" wrap="wrap" paddingY="3" borderTopWidth="1px" borderColor="line">
      <Icon name={icon} />
      <Stack gap="0.5" flex="1 1 14rem" minWidth="0">
        <Flex gap="2" wrap="wrap" align="center">
          <Name>{name}</Name>
          {badges}
        </Flex>
        <Note overflowWrap="anywhere">{details}</Note>
      </Stack>
      {actions && <Actions>{actions}</Actions>}
    </Flex>
  );
}

function Actions({ children }: { children: ReactNode }) {
  const place = useFocusRecovery<HTMLDivElement>();
  return (
    <Flex ref={place} gap="2" wrap="wrap" marginLeft={{ base: '8', md: '0' }}>
      {children}
    </Flex>
  );
}
