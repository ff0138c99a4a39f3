import { Button, Flex, Stack } from '@counterpoint/kit/core';
import { ErrorSummary } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import type { ApplyWizard } from '../use-apply-wizard.ts';

interface StepFrameProps {
  readonly wizard: Pick<ApplyWizard, 'problems' | 'attempts' | 'goBack' | 'goOn'>;
  readonly continueLabel: string;
  readonly isBusy?: boolean;
  readonly onBack?: () => void;
  readonly onContinue?: () => void;
  readonly children: ReactNode;
}

/** What every step has around its fields: the errors on top, the way back and on below. Enter goes on. */
export function StepFrame({ wizard, continueLabel, isBusy = false, onBack, onContinue, children }: StepFrameProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) (onContinue ?? wizard.goOn)();
      }}
    >
      <Stack gap="4">
        <ErrorSummary
          errors={wizard.problems.map(({ path, message }) => ({ name: path, message }))}
          submitCount={wizard.attempts}
        />
        {children}
        <Flex justify="space-between" gap="3">
          <Button variant="outline" onClick={onBack ?? wizard.goBack}>
            Back
          </Button>
          <Button type="submit" loading={isBusy}>
            {continueLabel}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
