import { Button } from '@counterpoint/kit/core';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register-shares.generated.ts';
import type { DraftValues } from '../draft-values.ts';
import type { WriterLines } from './use-writer-lines.ts';

export function SplitButtons({ lines }: { lines: WriterLines }) {
  const { control } = useFormContext<DraftValues>();
  const { lastSplit } = lines;
  const isAsSplit = useWatch({
    control,
    name: 'writers',
    compute: (writers) => lastSplit !== null && JSON.stringify(writers) === lastSplit.after,
  });
  return (
    <>
      {isAsSplit && (
        <Button variant="ghost" size="sm" onClick={lines.undoSplit}>
          {text.undoSplit()}
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={lines.split}>
        {text.splitEvenly()}
      </Button>
    </>
  );
}
