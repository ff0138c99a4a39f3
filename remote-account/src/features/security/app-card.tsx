import type { SecondFactors } from '@counterpoint/domain/schemas/members';
import { Button, StatusBadge, Text } from '@counterpoint/kit/core';
import { RelativeDate } from '@counterpoint/kit/page';
import { useState } from 'react';
import { type NewCodes, removeApp } from '../../api/second-factor-api.ts';
import * as text from '../../messages/security.generated.ts';
import { SectionCard } from '../../ui/section-card.tsx';
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
    <SectionCard
      title={text.app()}
      note={text.appNote()}
      aside={<StatusBadge tone={app ? 'green' : 'grey'}>{app ? text.on() : text.off()}</StatusBadge>}
    >
      {app && (
        <Text color="muted" fontSize="sm">
          {text.appAdded({ added: () => <RelativeDate key="added" at={app.added_at} /> })}
        </Text>
      )}
      <Button variant="outline" alignSelf="flex-start" onClick={() => setIsOpen(true)}>
        {app ? text.turnOff() : text.setUp()}
      </Button>
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
    </SectionCard>
  );
}
