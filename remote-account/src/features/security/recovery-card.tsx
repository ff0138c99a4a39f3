import { ConfirmDialog } from '@counterpoint/kit/components';
import { Alert, Button, Stack, Text } from '@counterpoint/kit/core';
import { useState } from 'react';
import { type NewCodes, replaceRecoveryCodes } from '../../api/second-factor-api.ts';
import * as text from '../../messages/security.generated.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { useFactorMutation } from './use-factor-mutation.ts';

const FEW = 3;

interface RecoveryCardProps {
  readonly left: number;
  readonly onCodes: (codes: NewCodes) => void;
}

export function RecoveryCard({ left, onCodes }: RecoveryCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { start, isBusy, failure } = useFactorMutation<void, NewCodes>({
    run: replaceRecoveryCodes,
    onDone(codes) {
      setIsOpen(false);
      onCodes(codes);
    },
  });
  return (
    <SectionCard title={text.recovery()} note={text.recoveryNote()}>
      {left <= FEW ? (
        <Alert tone="warning" title={text.codesLeft({ count: left })} />
      ) : (
        <Text>{text.codesLeft({ count: left })}</Text>
      )}
      <Button variant="outline" alignSelf="flex-start" onClick={() => setIsOpen(true)}>
        {text.newCodes()}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={text.newCodesQuestion()}
        confirmLabel={text.createCodes()}
        isBusy={isBusy}
        onConfirm={() => start()}
        onCancel={() => setIsOpen(false)}
      >
        <Stack gap="3">
          {failure && <Alert tone="error" title={failure} />}
          <p>{text.newCodesConsequence()}</p>
        </Stack>
      </ConfirmDialog>
    </SectionCard>
  );
}
