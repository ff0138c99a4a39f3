import { useHost } from '@counterpoint/contract';
import { formatIswc } from '@counterpoint/domain/identifiers';
import {
  ISNI_CLASS_LABELS,
  ISNI_CLASSES,
  ISNI_ROLE_LABELS,
  ISNI_ROLES,
  type IsniContent,
} from '@counterpoint/domain/schemas/parties';
import { type WorkRow, workPage } from '@counterpoint/domain/schemas/works';
import { SearchPicker } from '@counterpoint/kit/components';
import { Grid, StackedCard } from '@counterpoint/kit/core';
import { CheckboxCards, Field, Input, Select, YearSelect } from '@counterpoint/kit/form';
import { useFormContext, useFormState } from 'react-hook-form';
import { chooseOne } from '../../../../messages/account.generated.ts';
import * as text from '../../../../messages/isni-application.generated.ts';
import { useChoice } from '../../../../ui/use-choice.ts';
import { emptyWork } from '../prefill.ts';
import { Lines } from './lines.tsx';

function roleOptions() {
  return ISNI_ROLES.map((value) => ({ value, label: ISNI_ROLE_LABELS[value]() }));
}

export function WorkFields() {
  const { control, getValues } = useFormContext<IsniContent>();
  const { value: roles, ...roleChoice } = useChoice(control, 'roles');
  const { value: classes, ...classChoice } = useChoice(control, 'classes');
  const classOptions = ISNI_CLASSES.map((value) => ({ value, label: ISNI_CLASS_LABELS[value]() }));
  return (
    <StackedCard gap="6">
      <CheckboxCards
        {...roleChoice}
        values={roles}
        legend={text.roles()}
        help={text.rolesHelp()}
        options={roleOptions()}
      />
      <CheckboxCards
        {...classChoice}
        values={classes}
        legend={text.fields()}
        help={text.fieldsHelp()}
        options={classOptions}
      />
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
    </StackedCard>
  );
}

const MIN_YEAR = 1900;

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
        <YearSelect oldest={MIN_YEAR} current={getValues(`works.${index}.date`)} {...register(`works.${index}.date`)} />
      </Field>
      <Field label={text.identifier()} isOptional error={errors?.identifier?.message}>
        <Input autoComplete="off" maxLength={300} {...register(`works.${index}.identifier`)} />
      </Field>
    </Grid>
  );
}

function WorkPicker() {
  const { http } = useHost();
  const { getValues, setValue } = useFormContext<IsniContent>();

  function handlePick({ title, iswc }: WorkRow) {
    const work = { ...emptyWork(getValues('roles')[0] ?? ''), title, identifier: iswc ? formatIswc(iswc) : '' };
    const works = getValues('works').filter(isStarted);
    setValue('works', [...works, work], { shouldDirty: true });
  }
  return (
    <SearchPicker<WorkRow>
      label={text.pickWork()}
      placeholder={text.pickPlaceholder()}
      search={async (query, signal) =>
        (await http.get('/compositions', { schema: workPage, query: { query, per_page: 8 }, signal })).items
      }
      itemKey={({ id }) => id}
      itemLabel={({ title }) => title}
      itemDetail={({ iswc, reference }) => (iswc ? formatIswc(iswc) : text.reference({ reference }))}
      onPick={handlePick}
      emptyHint={text.noWork()}
    />
  );
}

function isStarted({ title, date, identifier }: IsniContent['works'][number]): boolean {
  return `${title}${date}${identifier}`.trim() !== '';
}
