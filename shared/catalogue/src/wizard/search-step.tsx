import type { Nearing } from '@counterpoint/area-ui/later';
import { Box } from '@counterpoint/kit/core';
import { SearchFirst, StepFrame } from '@counterpoint/kit/wizard';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import * as text from '../messages/wizard.generated.ts';

interface SearchStepProps extends ComponentProps<typeof SearchFirst> {
  readonly anotherLabel: string;
  readonly nearing: Nearing;
  readonly onBack: () => void;
  readonly onContinue: () => void;
}

/** Enter before the search has finished continues once it has, unless there are candidates. */
export function SearchStep({ anotherLabel, nearing, onBack, onContinue, resultWords, ...search }: SearchStepProps) {
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
        <SearchFirst {...search} resultWords={isError && !hasFound ? '' : resultWords} />
      </StepFrame>
    </Box>
  );
}
