import {
  ISNI_CLASS_LABELS,
  ISNI_CLASSES,
  ISNI_ROLE_LABELS,
  ISNI_ROLES,
  type IsniContent,
} from '@counterpoint/domain/schemas/parties';
import { Card, Grid, Stack } from '@counterpoint/kit/core';
import { Field, Input, Select } from '@counterpoint/kit/form';
import { useFormContext, useFormState } from 'react-hook-form';
import { emptyWork } from '../prefill.ts';
import { Choices } from './choices.tsx';
import { Lines } from './lines.tsx';
import { WorkPicker } from './work-picker.tsx';

const roleOptions = ISNI_ROLES.map((value) => ({ value, label: ISNI_ROLE_LABELS[value] }));
const classOptions = ISNI_CLASSES.map((value) => ({ value, label: ISNI_CLASS_LABELS[value] }));

export function WorkFields() {
  const { getValues } = useFormContext<IsniContent>();
  return (
    <Card>
      <Stack gap="6">
        <Choices name="roles" legend="Roles" help="Everything you are credited for." options={roleOptions} />
        <Choices
          name="classes"
          legend="Fields"
          help="Where you create. For most members this is music."
          options={classOptions}
        />
        <Lines
          name="works"
          legend="Works"
          help="At least one that is out: works tell you from others of your name, and codes do so best."
          addLabel="Add a work"
          what="work"
          most={50}
          isOptional={false}
          empty={emptyWork(getValues('roles')[0] ?? '')}
          more={<WorkPicker />}
        >
          {(index) => <WorkLine index={index} />}
        </Lines>
      </Stack>
    </Card>
  );
}

function WorkLine({ index }: { index: number }) {
  const { register, control } = useFormContext<IsniContent>();
  const errors = useFormState({ control }).errors.works?.[index];
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr) 7rem minmax(0, 1.5fr)' }}
      gap="3"
      alignItems="end"
    >
      <Field label={`Title of work ${index + 1}`} error={errors?.title?.message}>
        <Input autoComplete="off" maxLength={200} {...register(`works.${index}.title`)} />
      </Field>
      <Field label="Your part" error={errors?.role?.message}>
        <Select placeholder="Choose one" options={roleOptions} {...register(`works.${index}.role`)} />
      </Field>
      <Field label="Year" isOptional error={errors?.date?.message}>
        <Input autoComplete="off" inputMode="numeric" maxLength={20} {...register(`works.${index}.date`)} />
      </Field>
      <Field label="ISWC, ISRC or link" isOptional error={errors?.identifier?.message}>
        <Input autoComplete="off" maxLength={300} {...register(`works.${index}.identifier`)} />
      </Field>
    </Grid>
  );
}
