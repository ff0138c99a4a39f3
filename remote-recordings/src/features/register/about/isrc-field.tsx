import { isrcText } from '@counterpoint/area-ui/draft-text';
import { parseIsrc } from '@counterpoint/domain/identifiers';
import * as fields from '@counterpoint/domain/messages/recording-fields.generated.ts';
import { isKnownIsrcPrefix } from '@counterpoint/domain/recording-rules';
import { Text } from '@counterpoint/kit/core';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register.generated.ts';
import type { DraftValues } from '../draft-values.ts';
import { TextField } from '../fields/draft-fields.tsx';

export function IsrcField() {
  const { control } = useFormContext<DraftValues>();
  const odd = useWatch({ control, name: 'isrc', compute: unknownPrefix });
  return (
    <TextField
      name="isrc"
      label={fields.isrc()}
      placeholder="GB-EMI-03-00013"
      shown={isrcText}
      help={
        odd === null ? (
          text.isrcHelp()
        ) : (
          <Text as="span" color="gold.text" role="status">
            {text.isrcUnknown({ prefix: odd })}
          </Text>
        )
      }
    />
  );
}

function unknownPrefix(typed: string): string | null {
  const isrc = parseIsrc(typed);
  return isrc === null || isKnownIsrcPrefix(isrc) ? null : isrc.slice(0, 2);
}
