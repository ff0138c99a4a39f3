import type { SecondFactors } from '@counterpoint/domain/schemas/members';
import { Button, Card, Flex, Heading, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import { RelativeDate } from '@counterpoint/kit/page';
import { useState } from 'react';
import { type NewCodes, removeApp } from '../../api/second-factor-api.ts';
import * as text from '../../messages/security.generated.ts';
import { AppDialog } from './app-dialog.tsx';
import { RemoveFactor } from './remove-factor.tsx';

interface AppCardProps {
  readonly app: SecondFactors['authenticator_app'];
  readonly isOnlyFactor: boolean;
  readonly onCodes: (codes: NewCodes) => void;
}

export function AppCard({ app, isOnlyFactor, onCodes }: AppCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Card as="section" aria-labelledby="authenticator-app">
      <Stack gap="4">
        <Stack gap="1">
          <Flex gap="3" align="center" wrap="wrap">
            <Heading id="authenticator-app" as="h2" size="md">
              {text.app()}
            </Heading>
            <StatusBadge tone={app ? 'green' : 'grey'}>{app ? text.on() : text.off()}</StatusBadge>
          </Flex>
          <Text color="muted">{text.appNote()}</Text>
          {app && (
            <Text color="muted" fontSize="sm">
              {text.appAdded({ added: () => <RelativeDate key="added" at={app.added_at} /> })}
            </Text>
          )}
        </Stack>
        <Button variant="outline" alignSelf="flex-start" onClick={() => setIsOpen(true)}>
          {app ? text.turnOff() : text.setUp()}
        </Button>
      </Stack>
      {isOpen && !app && <AppDialog onCodes={onCodes} onClose={close} />}
      {isOpen && app && (
        <RemoveFactor
          title={text.turnOffQuestion()}
          consequence={text.appConsequence()}
          isOnlyFactor={isOnlyFactor}
          remove={removeApp}
          removed={text.appRemoved()}
          onClose={close}
        />
      )}
    </Card>
  );
}
