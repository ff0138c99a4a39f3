import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import { Box } from '@counterpoint/kit/core';
import { SearchFirst, StepFrame } from '@counterpoint/kit/wizard';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { PrefetchHandlers } from '../lazy/index.ts';
import * as text from '../messages/wizard.generated.ts';

interface SearchStepProps extends Omit<ComponentProps<typeof SearchFirst>, 'children'> {
  readonly anotherLabel: string;
  readonly prefetch?: PrefetchHandlers;
  readonly onBack: () => void;
  readonly onContinue: () => void;
  /** Null once there is something to search for. */
  readonly missing: ProblemDetail | null;
  /** `error` belongs at the field that `missing` names. */
  readonly children: (error: string | undefined) => ReactNode;
}

/** Enter before the search has finished continues once it has, unless there are candidates. */
export function SearchStep({ anotherLabel, prefetch, missing, children, resultCount, ...props }: SearchStepProps) {
  const { onBack, onContinue, ...search } = props;
  const { isSearching, isError, found } = search;
  const hasFound = found.items.length > 0;
  const [attempts, setAttempts] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  const settle = useEffectEvent(() => {
    setWaiting(false);
    if (!hasFound && !isError) onContinue();
  });
  useEffect(() => {
    if (isWaiting && !isSearching) settle();
  }, [isWaiting, isSearching]);
  function handleContinue() {
    if (missing) setAttempts(attempts + 1);
    else if (isSearching) setWaiting(true);
    else onContinue();
  }
  const problems = missing && attempts > 0 ? [missing] : [];
  return (
    <Box {...prefetch}>
      <StepFrame
        problems={problems}
        attempts={attempts}
        isBusy={isWaiting}
        continueLabel={hasFound ? anotherLabel : text.goOn()}
        onBack={onBack}
        onContinue={handleContinue}
        onContinueAnyway={onContinue}
      >
        {/* After a failed search, 'nothing found' would be wrong. */}
        <SearchFirst {...search} resultCount={isError && !hasFound ? '' : resultCount}>
          {children(problems[0]?.message)}
        </SearchFirst>
      </StepFrame>
    </Box>
  );
}
