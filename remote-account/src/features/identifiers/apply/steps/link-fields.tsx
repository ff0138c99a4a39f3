import { ISNI_RELATION_LABELS, ISNI_RELATIONS, type IsniContent } from '@counterpoint/domain/schemas/parties';
import { Grid, StackedCard } from '@counterpoint/kit/core';
import { Field, Input, Select } from '@counterpoint/kit/form';
import { upperFirst } from '@counterpoint/kit/text';
import { useFormContext, useFormState } from 'react-hook-form';
import * as text from '../../../../messages/isni-application.generated.ts';
import { Lines } from './lines.tsx';

export function LinkFields() {
  const { register, control } = useFormContext<IsniContent>();
  const errors = useFormState({ control }).errors.links;
  return (
    <StackedCard gap="6">
      <Lines
        name="links"
        legend={text.links()}
        help={text.linksHelp()}
        addLabel={text.addLink()}
        what={text.linkLine()}
        most={10}
        empty={{ url: '' }}
      >
        {(index) => (
          <Field label={text.link({ number: index + 1 })} error={errors?.[index]?.url?.message}>
            <Input type="url" inputMode="url" autoComplete="off" maxLength={300} {...register(`links.${index}.url`)} />
          </Field>
        )}
      </Lines>
      <Lines
        name="related"
        legend={text.people()}
        help={text.peopleHelp()}
        addLabel={text.addPerson()}
        what={text.personLine()}
        most={20}
        empty={{ name: '', relation: '', isni: '' }}
      >
        {(index) => <RelatedLine index={index} />}
      </Lines>
    </StackedCard>
  );
}

function RelatedLine({ index }: { index: number }) {
  const { register, control } = useFormContext<IsniContent>();
  const errors = useFormState({ control }).errors.related?.[index];
  const options = ISNI_RELATIONS.map((value) => ({ value, label: upperFirst(ISNI_RELATION_LABELS[value]()) }));
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.5fr) minmax(0, 1.2fr)' }}
      gap="3"
      alignItems="end"
    >
      <Field label={text.relation({ number: index + 1 })} isOptional error={errors?.relation?.message}>
        <Select placeholder={text.notSpecified()} options={options} {...register(`related.${index}.relation`)} />
      </Field>
      <Field label={text.name()} error={errors?.name?.message}>
        <Input autoComplete="off" maxLength={120} {...register(`related.${index}.name`)} />
      </Field>
      <Field label={text.theirIsni()} isOptional error={errors?.isni?.message}>
        <Input autoComplete="off" maxLength={60} {...register(`related.${index}.isni`)} />
      </Field>
    </Grid>
  );
}
