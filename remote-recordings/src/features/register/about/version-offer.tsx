import { splitVersion } from '@counterpoint/domain/recording-rules';
import { Button } from '@counterpoint/kit/core';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register.generated.ts';
import type { DraftValues } from '../draft-values.ts';

export function VersionOffer() {
  const { control, setValue, getValues, setFocus } = useFormContext<DraftValues>();
  const version = useWatch({ control, name: 'title', compute: (title) => splitVersion(title).version });
  if (version === null) return null;
  function handleClick() {
    const split = splitVersion(getValues('title'));
    const versions = [getValues('version_title').trim(), split.version ?? ''].filter((part) => part !== '');
    setValue('title', split.title);
    setValue('version_title', versions.join(', '));
    setFocus('version_title');
  }
  return (
    <div>
      <Button variant="outline" size="sm" onClick={handleClick}>
        {text.moveVersion({ version })}
      </Button>
    </div>
  );
}
