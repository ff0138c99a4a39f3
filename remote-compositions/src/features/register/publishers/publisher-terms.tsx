import { optionsOf } from '@counterpoint/catalogue/fields';
import { AGREEMENT_TYPE_LABELS, RIGHT_LABELS } from '@counterpoint/domain/schemas/works';
import type { Right } from '@counterpoint/domain/shares';
import { findSociety } from '@counterpoint/domain/societies';
import { territoryName } from '@counterpoint/domain/territories';
import { Grid, Stack, Text } from '@counterpoint/kit/core';
import { someOf } from '@counterpoint/kit/text';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register-shares.generated.ts';
import type { DraftValues, PublisherValues } from '../draft-values.ts';
import { ChoiceField, TextField } from '../fields/draft-fields.tsx';
import { societyOptions } from '../writers/writer-terms.tsx';
import { CollectionsField } from './collections-field.tsx';

interface PublisherTermsProps {
  readonly index: number;
  readonly rights: readonly Right[];
  readonly name: string;
}

export function PublisherTerms({ index, rights, name }: PublisherTermsProps) {
  const { getValues } = useFormContext<DraftValues>();
  return (
    <Stack gap="4" paddingTop="3">
      <CollectionsField index={index} rights={rights} name={name} />
      <Grid gap="3" templateColumns="repeat(auto-fill, minmax(min(100%, 13rem), 1fr))" alignItems="end">
        <TextField name={`publishers.${index}.agreement.number`} label={text.agreementNumber()} maxLength={14} />
        <ChoiceField
          name={`publishers.${index}.agreement.type`}
          label={text.agreementKind()}
          placeholder={text.notSpecified()}
          options={optionsOf(AGREEMENT_TYPE_LABELS)}
        />
        <TextField
          name={`publishers.${index}.agreement.society_number`}
          label={text.agreementSocietyNumber()}
          maxLength={14}
        />
        {rights.map((right) => (
          <ChoiceField
            key={right}
            name={`publishers.${index}.societies.${right}`}
            label={text.societyFor({ right: RIGHT_LABELS[right]() })}
            placeholder={text.notSpecified()}
            options={societyOptions(getValues(`publishers.${index}.societies.${right}`))}
          />
        ))}
      </Grid>
    </Stack>
  );
}

export function PublisherTermsText({ index }: { index: number }) {
  const { control } = useFormContext<DraftValues>();
  const words = useWatch({ control, name: `publishers.${index}`, compute: (line) => (line ? formatTerms(line) : '') });
  if (!words) return null;
  return (
    <Text color="muted" fontSize="sm">
      {words}
    </Text>
  );
}

function formatTerms({ societies, agreement, collections }: PublisherValues): string {
  const codes = [...new Set([societies.pr, societies.mr, societies.sr])].filter((code) => code !== '');
  const places = collections.filter(({ is_included }) => is_included).map(({ territory }) => territoryName(territory));
  return [
    places.length > 0 ? text.collectsInPlaces({ places: someOf(places) }) : '',
    agreement.number === '' ? '' : text.agreement(agreement),
    codes.map((code) => findSociety(code)?.name ?? text.societyCode({ code })).join(', '),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
