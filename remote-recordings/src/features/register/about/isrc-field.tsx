import { isrcText } from '@counterpoint/area-ui/draft-text';
import { parseIsrc } from '@counterpoint/domain/identifiers';
import { isKnownIsrcPrefix } from '@counterpoint/domain/recording-rules';
import { Text } from '@counterpoint/kit/core';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DraftValues } from '../draft-values.ts';
import { TextField } from '../fields/draft-fields.tsx';

export function IsrcField() {
  const { control } = useFormContext<DraftValues>();
  const odd = useWatch({ control, name: 'isrc', compute: unknownPrefix });
  return (
    <TextField
      name="isrc"
      label="ISRC"
      placeholder="GB-EMI-03-00013"
      shown={isrcText}
      help={
        odd === null ? (
          'Two letters, three letters or figures, seven figures.'
        ) : (
          <Text as="span" color="gold.text" role="status">
            No ISRC that we know begins with {odd}. Check it against your list; you can go on with it.
          </Text>
        )
      }
    />
  );
}

function unknownPrefix(text: string): string | null {
  const isrc = parseIsrc(text);
  return isrc === null || isKnownIsrcPrefix(isrc) ? null : isrc.slice(0, 2);
}
