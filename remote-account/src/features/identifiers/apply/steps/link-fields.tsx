import { ISNI_RELATION_LABELS, ISNI_RELATIONS, type IsniContent } from '@counterpoint/domain/schemas/parties';
import { Card, Grid, Stack } from '@counterpoint/kit/core';
import { Field, Input, Select } from '@counterpoint/kit/form';
import { useFormContext, useFormState } from 'react-hook-form';
import { Lines } from './lines.tsx';

const relationOptions = ISNI_RELATIONS.map((value) => ({ value, label: upperFirst(ISNI_RELATION_LABELS[value]) }));

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function LinkFields() {
  const { register, control } = useFormContext<IsniContent>();
  const errors = useFormState({ control }).errors.links;
  return (
    <Card>
      <Stack gap="6">
        <Lines
          name="links"
          legend="Links"
          help="A page about you, a label, an encyclopaedia: anything public."
          addLabel="Add a link"
          what="link"
          most={10}
          empty={{ url: '' }}
        >
          {(index) => (
            <Field label={`Link ${index + 1}`} error={errors?.[index]?.url?.message}>
              <Input
                type="url"
                inputMode="url"
                autoComplete="off"
                maxLength={300}
                {...register(`links.${index}.url`)}
              />
            </Field>
          )}
        </Lines>
        <Lines
          name="related"
          legend="People and organisations"
          help="A band, a label, people you work with: their names tell you from others."
          addLabel="Add a person or organisation"
          what="person or organisation"
          most={20}
          empty={{ name: '', relation: '', isni: '' }}
        >
          {(index) => <RelatedLine index={index} />}
        </Lines>
      </Stack>
    </Card>
  );
}

function RelatedLine({ index }: { index: number }) {
  const { register, control } = useFormContext<IsniContent>();
  const errors = useFormState({ control }).errors.related?.[index];
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.5fr) minmax(0, 1.2fr)' }}
      gap="3"
      alignItems="end"
    >
      <Field label={`Relation ${index + 1}`} isOptional error={errors?.relation?.message}>
        <Select placeholder="Not said" options={relationOptions} {...register(`related.${index}.relation`)} />
      </Field>
      <Field label="Name" error={errors?.name?.message}>
        <Input autoComplete="off" maxLength={120} {...register(`related.${index}.name`)} />
      </Field>
      <Field label="Their ISNI" isOptional error={errors?.isni?.message}>
        <Input autoComplete="off" maxLength={60} {...register(`related.${index}.isni`)} />
      </Field>
    </Grid>
  );
}
