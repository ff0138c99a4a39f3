import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import { Button, Flex, Stack } from '@counterpoint/kit/core';
import { ErrorSummary } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import * as text from '../messages/wizard.generated.ts';

interface StepFrameProps {
  readonly problems: readonly ProblemDetail[];
  /** The error summary takes the focus at each attempt. */
  readonly attempts: number;
  readonly continueLabel: string;
  readonly isBusy?: boolean;
  readonly onBack: () => void;
  readonly onContinue: () => void;
  readonly children: ReactNode;
}

export function StepFrame({ problems, attempts, continueLabel, isBusy = false, ...props }: StepFrameProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) props.onContinue();
      }}
    >
      <Stack gap="4">
        <ErrorSummary errors={problems.map(({ path, message }) => ({ name: path, message }))} submitCount={attempts} />
        {props.children}
        <Flex justify="space-between" gap="3">
          <Button variant="outline" onClick={props.onBack}>
            {text.back()}
          </Button>
          <Button type="submit" loading={isBusy}>
            {continueLabel}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
