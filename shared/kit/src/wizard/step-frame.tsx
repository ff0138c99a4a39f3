import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import { Button, Flex, Stack } from '@counterpoint/kit/core';
import { ErrorSummary } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import * as text from '../messages/wizard.generated.ts';

interface StepFrameProps {
  readonly label?: string;
  readonly problems: readonly ProblemDetail[];
  /** The error summary takes the focus at each attempt. */
  readonly attempts: number;
  readonly continueLabel: string;
  readonly isBusy?: boolean;
  /** Null if no step comes before. */
  readonly onBack: (() => void) | null;
  readonly onContinue: () => void;
  /** Leaves the step with its problems; offered once an attempt to continue has shown them. */
  readonly onContinueAnyway?: (() => void) | undefined;
  /** Beside the button that goes back. */
  readonly actions?: ReactNode;
  /** Another way to go on, beside the usual one. */
  readonly otherContinue?: ReactNode;
  readonly children: ReactNode;
}

export function StepFrame({ label, problems, attempts, children, onContinue, ...footer }: StepFrameProps) {
  const { continueLabel, isBusy = false, onBack, onContinueAnyway, actions, otherContinue } = footer;
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onContinue();
      }}
    >
      <Stack gap="4">
        <ErrorSummary errors={problems.map(({ path, message }) => ({ name: path, message }))} submitCount={attempts} />
        {children}
        <Flex wrap="wrap" gap="3">
          {onBack && (
            <Button variant="outline" onClick={onBack}>
              {text.back()}
            </Button>
          )}
          {actions}
          <Flex wrap="wrap" justify="flex-end" gap="3" marginInlineStart="auto">
            {otherContinue}
            {problems.length > 0 && onContinueAnyway && (
              <Button variant="outline" onClick={onContinueAnyway}>
                {text.continueAnyway()}
              </Button>
            )}
            <Button type="submit" loading={isBusy}>
              {continueLabel}
            </Button>
          </Flex>
        </Flex>
      </Stack>
    </form>
  );
}
