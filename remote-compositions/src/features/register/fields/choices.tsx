import { optionsOf } from '@counterpoint/catalogue/fields';
import { YES_NO_UNKNOWN_LABELS } from '@counterpoint/domain/schemas/works';
import { findSociety, SOCIETIES } from '@counterpoint/domain/societies';
import type { SelectOption } from '@counterpoint/kit/form';
import * as text from '../../../messages/register-shares.generated.ts';
import { ChoiceField } from './draft-fields.tsx';

export function societyOptions(chosen: string): SelectOption[] {
  const known = SOCIETIES.map(({ code, name }) => ({ value: code, label: text.societyLabel({ name, code }) }));
  const isKnown = chosen === '' || findSociety(chosen) !== undefined;
  return isKnown ? known : [{ value: chosen, label: text.societyCode({ code: chosen }) }, ...known];
}

interface AnswerFieldProps {
  readonly name: `writers.${number}.${'public_domain' | 'work_for_hire'}` | `publishers.${number}.public_domain`;
  readonly label: string;
}

export function AnswerField({ name, label }: AnswerFieldProps) {
  return (
    <ChoiceField
      name={name}
      label={label}
      placeholder={text.notSpecified()}
      options={optionsOf(YES_NO_UNKNOWN_LABELS)}
    />
  );
}
