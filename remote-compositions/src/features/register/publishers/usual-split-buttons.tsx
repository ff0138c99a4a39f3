import { formatShare } from '@counterpoint/domain/shares';
import { Button, Text } from '@counterpoint/kit/core';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register-shares.generated.ts';
import { type DraftValues, shareOf } from '../draft-values.ts';
import type { PublisherLines } from './use-publisher-lines.ts';
import { ALL_MECHANICAL, HALF_EACH } from './usual-split.ts';

function useIsAsSplit({ lastSplit }: PublisherLines): boolean {
  const { control } = useFormContext<DraftValues>();
  return useWatch({
    control,
    name: 'publishers',
    compute: (publishers) => lastSplit !== null && JSON.stringify(publishers) === lastSplit.after,
  });
}

/** A split also changes shares of the writers, which are in another step. */
export function WritersAfterSplit({ lines }: { lines: PublisherLines }) {
  const { control } = useFormContext<DraftValues>();
  const isAsSplit = useIsAsSplit(lines);
  const shares = useWatch({
    control,
    name: 'writers',
    compute: (writers) =>
      writers.map(({ party: { name }, shares: { pr, mr } }) =>
        text.writerAfterSplit({ name, pr: formatShare(shareOf(pr)), mr: formatShare(shareOf(mr)) }),
      ),
  });
  return (
    <Text role="status" fontWeight="semibold">
      {isAsSplit && text.writersAfterSplit({ shares: shares.join('; ') })}
    </Text>
  );
}

export function UsualSplitButtons({ lines }: { lines: PublisherLines }) {
  const isAsSplit = useIsAsSplit(lines);
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
