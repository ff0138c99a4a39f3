import {
  ISNI_CLASS_LABELS,
  ISNI_CLASSES,
  ISNI_ROLE_LABELS,
  ISNI_ROLES,
  type IsniContent,
} from '@counterpoint/domain/schemas/parties';
import { Card, Grid, Stack } from '@counterpoint/kit/core';
import { Field, Input, Select, YearSelect } from '@counterpoint/kit/form';
import { useFormContext, useFormState } from 'react-hook-form';
import { chooseOne } from '../../../../messages/account.generated.ts';
import * as text from '../../../../messages/isni-application.generated.ts';
import { emptyWork } from '../prefill.ts';
import { Choices } from './choices.tsx';
import { Lines } from './lines.tsx';
import { WorkPicker } from './work-picker.tsx';

function roleOptions() {
  return ISNI_ROLES.map((value) => ({ value, label: ISNI_ROLE_LABELS[value]() }));
}

function classOptions() {
  return ISNI_CLASSES.map((value) => ({ value, label: ISNI_CLASS_LABELS[value]() }));
}

export function WorkFields() {
  const { getValues } = useFormContext<IsniContent>();
  return (
    <Card>
      <Stack gap="6">
        <Choices name="roles" legend={text.roles()} help={text.rolesHelp()} options={roleOptions()} />
        <Choices name="classes" legend={text.fields()} help={text.fieldsHelp()} options={classOptions()} />
        <Lines
          name="works"
          legend={text.works()}
          help={text.worksHelp()}
          addLabel={text.addWork()}
          what={text.workLine()}
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

const OLDEST_YEAR = 1900;

function WorkLine({ index }: { index: number }) {
  const { register, control, getValues } = useFormContext<IsniContent>();
  const errors = useFormState({ control }).errors.works?.[index];
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr) 7rem minmax(0, 1.5fr)' }}
      gap="3"
      alignItems="end"
    >
      <Field label={text.workTitle({ number: index + 1 })} error={errors?.title?.message}>
        <Input autoComplete="off" maxLength={200} {...register(`works.${index}.title`)} />
      </Field>
      <Field label={text.yourPart()} error={errors?.role?.message}>
        <Select placeholder={chooseOne()} options={roleOptions()} {...register(`works.${index}.role`)} />
      </Field>
      <Field label={text.year()} isOptional error={errors?.date?.message}>
        <YearSelect
          oldest={OLDEST_YEAR}
          current={getValues(`works.${index}.date`)}
          {...register(`works.${index}.date`)}
        />
      </Field>
      <Field label={text.identifier()} isOptional error={errors?.identifier?.message}>
        <Input autoComplete="off" maxLength={300} {...register(`works.${index}.identifier`)} />
      </Field>
    </Grid>
  );
}
