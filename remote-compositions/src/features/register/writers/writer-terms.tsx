import { LoadedPart } from '@counterpoint/area-ui/lazy';
import { RIGHT_LABELS } from '@counterpoint/domain/schemas/works';
import type { Right } from '@counterpoint/domain/shares';
import { findSociety, SOCIETIES } from '@counterpoint/domain/societies';
import { Grid, Note, Stack } from '@counterpoint/kit/core';
import type { SelectOption } from '@counterpoint/kit/form';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register-shares.generated.ts';
import type { DraftValues, WriterValues } from '../draft-values.ts';
import { ChoiceField } from '../fields/draft-fields.tsx';
import { TERRITORIES } from './lazy-territories.ts';

export function societyOptions(chosen: string): SelectOption[] {
  const known = SOCIETIES.map(({ code, name }) => ({ value: code, label: text.societyLabel({ name, code }) }));
  const isKnown = chosen === '' || findSociety(chosen) !== undefined;
  return isKnown ? known : [{ value: chosen, label: text.societyCode({ code: chosen }) }, ...known];
}

interface WriterTermsProps {
  readonly index: number;
  readonly rights: readonly Right[];
  readonly name: string;
}

export function WriterTerms({ index, rights, name }: WriterTermsProps) {
  const { getValues } = useFormContext<DraftValues>();
  // Writers get territories by file only.
  const [hasTerritories] = useState(() => getValues(`writers.${index}.collections`).length > 0);
  return (
    <Stack gap="4" paddingTop="3">
      {hasTerritories && (
        <LoadedPart lazy={TERRITORIES}>
          {(WriterTerritories) => <WriterTerritories index={index} rights={rights} name={name} />}
        </LoadedPart>
      )}
      <Grid gap="3" templateColumns="repeat(auto-fill, minmax(min(100%, 13rem), 1fr))" alignItems="end">
        {rights.map((right) => (
          <ChoiceField
            key={right}
            name={`writers.${index}.societies.${right}`}
            label={text.societyFor({ right: RIGHT_LABELS[right]() })}
            placeholder={text.notSpecified()}
            options={societyOptions(getValues(`writers.${index}.societies.${right}`))}
          />
        ))}
        <AnswerField name={`writers.${index}.public_domain`} label={text.publicDomain()} />
        <AnswerField name={`writers.${index}.work_for_hire`} label={text.workForHire()} />
      </Grid>
    </Stack>
  );
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
      options={[
        { value: 'Y', label: text.yes() },
        { value: 'N', label: text.no() },
        { value: 'U', label: text.dontKnow() },
      ]}
    />
  );
}

export function WriterTermsText({ index }: { index: number }) {
  const { control } = useFormContext<DraftValues>();
  const words = useWatch({ control, name: `writers.${index}`, compute: (line) => (line ? formatTerms(line) : '') });
  if (!words) return null;
  return <Note>{words}</Note>;
}

export function formatTerms({ societies, public_domain, work_for_hire, chains, collections }: WriterValues): string {
  const codes = [...new Set([societies.pr, societies.mr, societies.sr])].filter((code) => code !== '');
  const parts = [
    codes.map((code) => findSociety(code)?.name ?? text.societyCode({ code })).join(', '),
    public_domain === 'Y' ? text.isPublicDomain() : '',
    work_for_hire === 'Y' ? text.isWorkForHire() : '',
    chains.length > 0 ? text.isPublished() : '',
    collections.length > 0 ? text.collectsByTerritory() : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
