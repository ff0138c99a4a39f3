import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import { Button, Flex, Stack } from '@counterpoint/kit/core';
import { ErrorSummary } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';

interface StepFrameProps {
  readonly problems: readonly ProblemDetail[];
  /** How often it was tried: the summary takes the focus at each. */
  readonly attempts: number;
  readonly continueLabel: string;
  readonly isBusy?: boolean;
  readonly onBack: () => void;
  readonly onContinue: () => void;
  readonly children: ReactNode;
}

/** What every step has around its fields: the errors on top, the way back and on below. Enter goes on. */
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
