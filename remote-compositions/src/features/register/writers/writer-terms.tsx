import { LoadedPart } from '@counterpoint/area-ui/lazy';
import { RIGHT_LABELS } from '@counterpoint/domain/schemas/works';
import type { Right } from '@counterpoint/domain/shares';
import { findSociety } from '@counterpoint/domain/societies';
import { Grid, Note, Stack } from '@counterpoint/kit/core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register-shares.generated.ts';
import type { DraftValues, WriterValues } from '../../../ui/draft/draft-values.ts';
import { AnswerField, societyOptions } from '../fields/choices.tsx';
import { ChoiceField } from '../fields/draft-fields.tsx';

/** Few works have territories of writers, and the writers are on the first page of the form. */
const TERRITORIES = {
  name: 'composition-territories',
  load: () => import('../publishers/index.ts').then((module) => module.WriterTerritories),
};

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
