import type { PrefetchHandlers } from '@counterpoint/area-ui/lazy';
import { Box } from '@counterpoint/kit/core';
import { SearchFirst, StepFrame } from '@counterpoint/kit/wizard';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import * as text from '../messages/wizard.generated.ts';

interface SearchStepProps extends ComponentProps<typeof SearchFirst> {
  readonly anotherLabel: string;
  readonly nearing: PrefetchHandlers;
  readonly onBack: () => void;
  readonly onContinue: () => void;
}

/** Enter before the search has finished continues once it has, unless there are candidates. */
export function SearchStep({ anotherLabel, nearing, onBack, onContinue, resultCount, ...search }: SearchStepProps) {
  const { isSearching, isError, found } = search;
  const hasFound = found.items.length > 0;
  const [isWaiting, setWaiting] = useState(false);
  const settle = useEffectEvent(() => {
    setWaiting(false);
    if (!hasFound && !isError) onContinue();
  });
  useEffect(() => {
    if (isWaiting && !isSearching) settle();
  }, [isWaiting, isSearching]);
  return (
    <Box {...nearing}>
      <StepFrame
        problems={[]}
        attempts={0}
        isBusy={isWaiting}
        continueLabel={hasFound ? anotherLabel : text.goOn()}
        onBack={onBack}
        onContinue={() => (isSearching ? setWaiting(true) : onContinue())}
      >
        {/* After a failed search, 'nothing found' would be wrong. */}
        <SearchFirst {...search} resultCount={isError && !hasFound ? '' : resultCount} />
      </StepFrame>
    </Box>
  );
}
