import { Button } from '@counterpoint/kit/core';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register-shares.generated.ts';
import type { DraftValues } from '../draft-values.ts';
import type { PublisherLines } from './use-publisher-lines.ts';
import { ALL_MECHANICAL, HALF_EACH } from './usual-split.ts';

export function UsualSplitButtons({ lines }: { lines: PublisherLines }) {
  const { control } = useFormContext<DraftValues>();
  const { lastSplit } = lines;
  const isAsSplit = useWatch({
    control,
    name: 'publishers',
    compute: (publishers) => lastSplit !== null && JSON.stringify(publishers) === lastSplit.after,
  });
  return (
    <>
      {isAsSplit && (
        <Button variant="ghost" size="sm" onClick={lines.undoSplit}>
          {text.undoSplit()}
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={() => lines.split(HALF_EACH)}>
        {text.splitHalf()}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => lines.split(ALL_MECHANICAL)}>
        {text.splitMechanical()}
      </Button>
    </>
  );
}
