import { countries, countryChoice } from '@counterpoint/domain/countries';
import { dayHere } from '@counterpoint/domain/days';
import { type Field as DomainField, formatCode } from '@counterpoint/domain/fields';
import { languageName } from '@counterpoint/domain/languages';
import { LANGUAGES, YES_NO_UNKNOWN_LABELS } from '@counterpoint/domain/schemas/works';
import { Checkbox, RadioCards, type SelectOption } from '@counterpoint/kit/form';
import { currentLanguage, LOCALES } from '@counterpoint/messages';
import { Controller, type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import * as text from '../messages/fields.generated.ts';
import { ChoiceField, optionsOf, TextField, YearField } from './field-controls.tsx';

export interface FieldInputProps<Of extends DomainField = DomainField> {
  readonly field: Of;
  /** Path in the form. */
  readonly name: string;
  /** Place of its line in a list. */
  readonly index?: number;
  readonly isRequired?: boolean;
}

export function isNeeded({ isRequired, isRequiredToSubmit }: DomainField): boolean {
  return isRequired === true || isRequiredToSubmit === true;
}

export function PlainInput({ field, name, index, isRequired = isNeeded(field) }: FieldInputProps) {
  const label = index !== undefined && field.numbered ? field.numbered({ number: index + 1 }) : field.label();
  const shared = { name, label, isRequired, help: field.help?.() };
  const options = optionsFor(field);
  const placeholder = isRequired ? text.chooseOne() : text.notSpecified();
  if (options)
    return <ChoiceField<FieldValues> {...shared} options={options} {...(field.isTyped && { placeholder })} />;
  switch (field.kind) {
    case 'day':
      return <TextField<FieldValues> {...shared} type="date" {...(field.isPast && { max: dayHere() })} />;
    case 'year':
      return <YearField<FieldValues> {...shared} oldest={field.min} />;
    case 'duration':
      return <TextField<FieldValues> {...shared} placeholder={text.minutesAndSeconds()} />;
    case 'code': {
      const { code } = field;
      const shown = (typed: string) => formatCode(code, typed);
      return <TextField<FieldValues> {...shared} shown={shown} {...(code.isNumeric && { inputMode: 'numeric' })} />;
    }
    default:
      return <TextField<FieldValues> {...shared} />;
  }
}

/** Shown while `shownFor` asks for it or it has a value. */
export function ConditionalInput(props: FieldInputProps) {
  const { field, name } = props;
  const { control } = useFormContext();
  const start = name.lastIndexOf('.');
  const isShown = useWatch({
    control,
    name: name.slice(0, start),
    compute: (line: Readonly<Record<string, string>> | undefined) =>
      line !== undefined &&
      (line[name.slice(start + 1)] !== '' ||
        Object.entries(field.shownFor ?? {}).some(([beside, codes]) => codes.includes(line[beside] ?? ''))),
  });
  return isShown ? <PlainInput {...props} /> : null;
}

export function FlagInput({ field, name }: FieldInputProps) {
  const { register } = useFormContext();
  return <Checkbox label={field.label()} help={field.help?.()} {...register(name)} />;
}

export function RadioInput({ field, name }: FieldInputProps) {
  const { control } = useFormContext();
  const options = optionsFor(field) ?? [];
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange }, fieldState }) => (
        <RadioCards
          legend={field.label()}
          name={name}
          options={field.isTyped ? [{ value: '', label: text.notSpecified() }, ...options] : options}
          value={value}
          onChange={onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

function optionsFor(field: DomainField): SelectOption[] | null {
  switch (field.kind) {
    case 'choice':
      return field.isSorted ? sorted(optionsOf(field.labels)) : optionsOf(field.labels);
    case 'language':
      return sorted(LANGUAGES.map((code) => ({ value: code, label: languageName(code) })));
    case 'country':
      return countries().map(countryChoice);
    case 'answer':
      return optionsOf({ Y: YES_NO_UNKNOWN_LABELS.Y, N: YES_NO_UNKNOWN_LABELS.N });
    default:
      return null;
  }
}

function sorted(options: SelectOption[]): SelectOption[] {
  const locale = LOCALES[currentLanguage()];
  return options.sort((a, b) => a.label.localeCompare(b.label, locale));
}
