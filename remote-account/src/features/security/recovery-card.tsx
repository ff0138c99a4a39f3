import { ConfirmDialog } from '@counterpoint/kit/components';
import { Alert, Button, Card, Heading, Stack, Text } from '@counterpoint/kit/core';
import { useState } from 'react';
import { type NewCodes, replaceRecoveryCodes } from '../../api/second-factor-api.ts';
import * as text from '../../messages/security.generated.ts';
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
    <Card as="section" aria-labelledby="recovery-codes">
      <Stack gap="4">
        <Stack gap="1">
          <Heading id="recovery-codes" as="h2" size="md">
            {text.recovery()}
          </Heading>
          <Text color="muted">{text.recoveryNote()}</Text>
        </Stack>
        {left <= FEW ? (
          <Alert tone="warning" title={text.codesLeft({ count: left })} />
        ) : (
          <Text>{text.codesLeft({ count: left })}</Text>
        )}
        <Button variant="outline" alignSelf="flex-start" onClick={() => setIsOpen(true)}>
          {text.newCodes()}
        </Button>
      </Stack>
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
    </Card>
  );
}
