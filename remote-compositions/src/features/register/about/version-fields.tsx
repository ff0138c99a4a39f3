import { FieldGrid, FieldInput } from '@counterpoint/catalogue/fields';
import { WORK_FIELDS } from '@counterpoint/domain/fields';
import { Stack, Text } from '@counterpoint/kit/core';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register.generated.ts';
import type { DraftValues } from '../draft-values.ts';

export function VersionFields() {
  return (
    <Stack gap="5">
      <FieldInput field={WORK_FIELDS.version_type} name="version_type" />
      <ModificationFields />
    </Stack>
  );
}

/** Stays visible for an original work while it has values: hidden fields must not be sent. */
function ModificationFields() {
  const { control } = useFormContext<DraftValues>();
  const { isModified, isFilled } = useWatch({
    control,
    name: ['version_type', 'music_arrangement', 'lyric_adaptation', 'original_work'],
    compute: ([version, music, words, original]) => ({
      isModified: version === 'MOD',
      isFilled: [music, words, ...Object.values(original)].some((value) => value !== ''),
    }),
  });
  if (!isModified && !isFilled) return null;
  const { music_arrangement, lyric_adaptation, original_work } = WORK_FIELDS;
  return (
    <Stack gap="5" paddingInlineStart="4" borderInlineStartWidth="2px" borderColor="line">
      <Text color="muted">{isModified ? text.modifiedHint() : text.originalHint()}</Text>
      <FieldGrid>
        <FieldInput field={music_arrangement} name="music_arrangement" isRequired={isModified} />
        <FieldInput field={lyric_adaptation} name="lyric_adaptation" isRequired={isModified} />
      </FieldGrid>
      <FieldInput field={original_work} name="original_work" isRequired={isModified} />
    </Stack>
  );
}
