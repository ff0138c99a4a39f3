import { FieldGrid, useFieldError } from '@counterpoint/catalogue/fields';
import { FieldGroup } from '@counterpoint/kit/form';
import { LanguageField, TextField } from '../fields/draft-fields.tsx';

interface OtherWorkFieldsProps {
  readonly name: 'original_work' | 'entire_work';
  readonly legend: string;
  readonly isRequired?: boolean;
}

export function OtherWorkFields({ name, legend, isRequired = false }: OtherWorkFieldsProps) {
  return (
    <FieldGroup legend={legend} isOptional={!isRequired} error={useFieldError(name)}>
      <FieldGrid>
        <TextField name={`${name}.title`} label="Its title" isRequired={isRequired} />
        <TextField name={`${name}.iswc`} label="Its ISWC" />
        <TextField name={`${name}.writer`} label="Its writer" />
        <TextField name={`${name}.writer_ipi`} label="Its writer’s IPI name number" inputMode="numeric" />
        <LanguageField name={`${name}.language`} label="Its language" />
      </FieldGrid>
    </FieldGroup>
  );
}
