import type { Nearing } from '@counterpoint/area-ui/later';
import { Box } from '@counterpoint/kit/core';
import { SearchFirst, StepFrame } from '@counterpoint/kit/wizard';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';

interface SearchStepProps extends ComponentProps<typeof SearchFirst> {
  /** On the button where something was found: 'It is another work: continue'. */
  readonly anotherLabel: string;
  /** Fetches the next step: whoever touches the search goes on from it. */
  readonly nearing: Nearing;
  readonly onBack: () => void;
  readonly onContinue: () => void;
}

/** The step that looks first. Who presses Enter before the answer came goes on with it, unless there is something to look at. */
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
        continueLabel={hasFound ? anotherLabel : 'Continue'}
        onBack={onBack}
        onContinue={() => (isSearching ? setWaiting(true) : onContinue())}
      >
        {/* That nothing was found means nothing where the search did not answer. */}
        <SearchFirst {...search} resultWords={isError && !hasFound ? '' : resultWords} />
      </StepFrame>
    </Box>
  );
}
