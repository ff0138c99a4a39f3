import { optionsOf, useFieldError } from '@counterpoint/catalogue/fields';
import { ShareInput } from '@counterpoint/catalogue/lines';
import {
  CONTRIBUTOR_CATEGORY_HELP,
  CONTRIBUTOR_CATEGORY_LABELS,
  type ContributorRole,
} from '@counterpoint/domain/schemas/recordings';
import { Box, Grid, Note } from '@counterpoint/kit/core';
import { Field, Input, Select } from '@counterpoint/kit/form';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register.generated.ts';
import type { DraftValues } from '../../../ui/draft/draft-values.ts';
import { RolesPicker } from '../../../ui/roles-picker.tsx';
import { isFeatured } from './contributor-lines.ts';

interface ContributorPartProps {
  readonly index: number;
  readonly name: string;
  readonly isByName: boolean;
}

export function ContributorPart({ index, name, isByName }: ContributorPartProps) {
  const { register, control, getValues } = useFormContext<DraftValues>();
  const at = `contributors.${index}` as const;
  const meaningId = useId();
  const [isNew] = useState(() => isByName && getValues(`${at}.name`) === '');
  const category = useWatch({ control, name: `${at}.category` });
  const hasShare = useWatch({ control, name: `${at}.share`, compute: (share) => share !== '' });
  const errors = {
    name: useFieldError(`${at}.name`, isNew),
    category: useFieldError(`${at}.category`),
    share: useFieldError(`${at}.share`),
  };
  return (
    <Grid gap="3" paddingTop="3" templateColumns="repeat(auto-fit, minmax(min(100%, 15rem), 1fr))" alignItems="start">
      {isByName && (
        <Field label={text.name()} error={errors.name}>
          {/* The name of a line added by name is typed next. */}
          <Input autoComplete="off" maxLength={120} autoFocus={isNew} {...register(`${at}.name`)} />
        </Field>
      )}
      <div>
        <Field label={text.category()} error={errors.category}>
          <Select
            aria-label={text.categoryOf({ name })}
            {...(!errors.category && { 'aria-describedby': meaningId })}
            options={optionsOf(CONTRIBUTOR_CATEGORY_LABELS)}
            {...register(`${at}.category`)}
          />
        </Field>
        <Note id={meaningId} paddingTop="1.5">
          {CONTRIBUTOR_CATEGORY_HELP[category]()}
        </Note>
      </div>
      <RolesField index={index} name={name} />
      {(isFeatured(category) || hasShare) && (
        <Field label={text.featuredShare()} isOptional error={errors.share}>
          <Box maxWidth="8rem">
            <ShareInput name={`${at}.share`} label={text.featuredShareOf({ name })} />
          </Box>
        </Field>
      )}
    </Grid>
  );
}

function RolesField({ index, name }: { index: number; name: string }) {
  const { control, setValue } = useFormContext<DraftValues>();
  const at = `contributors.${index}.roles` as const;
  const roles = useWatch({ control, name: at });
  const error = useFieldError(at);
  function handleChange(next: ContributorRole[]) {
    setValue(at, next, { shouldDirty: true, shouldValidate: error !== undefined });
  }
  return <RolesPicker id={at} name={name} roles={roles} onChange={handleChange} error={error} />;
}
