import type { ShownParty } from '@counterpoint/area-ui/draft-text';
import { optionsOf } from '@counterpoint/catalogue/fields';
import { IN_ONE_LINE, LineButtons, LineCell, LineParty, ShareInput } from '@counterpoint/catalogue/lines';
import { AGREEMENT_TYPE_LABELS, PUBLISHER_TYPE_LABELS, RIGHT_LABELS } from '@counterpoint/domain/schemas/works';
import type { Right } from '@counterpoint/domain/shares';
import { Box, Grid, Note, Stack, Text } from '@counterpoint/kit/core';
import { Select } from '@counterpoint/kit/form';
import { useId, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register-shares.generated.ts';
import type { DraftValues } from '../../../ui/draft/draft-values.ts';
import { formatPublisherTerms } from '../../../ui/draft/format-lines.ts';
import { AnswerField, societyOptions } from '../fields/choices.tsx';
import { ChoiceField, TextField } from '../fields/draft-fields.tsx';
import { CollectionsField } from './collections-field.tsx';
import { useFinding } from './line-findings.tsx';
import { publisherColumns } from './publisher-columns.ts';

export interface PublisherRowProps {
  readonly index: number;
  readonly id: string | null;
  readonly party: ShownParty;
  readonly rights: readonly Right[];
  readonly isActing: boolean;
  readonly onRemove: (index: number) => void;
}

export function PublisherRow({ index, id, party, rights, isActing, onRemove }: PublisherRowProps) {
  const { register, control } = useFormContext<DraftValues>();
  const errors = useFormState({ control, name: `publishers.${index}` }).errors.publishers?.[index];
  const typeFinding = useFinding(`publishers.${index}.type`)?.message;
  const partyFinding = useFinding(`publishers.${index}.party_id`)?.message;
  const performing = useFinding(`publishers.${index}.shares.pr`)?.message;
  const termsId = useId();
  const [isOpen, setOpen] = useState(false);
  const isUnfolded = isOpen || errors?.collections !== undefined || errors?.agreement !== undefined;
  return (
    <Box
      as="li"
      position="relative"
      paddingX="4"
      paddingY="3"
      paddingInlineStart={isActing ? { base: '4', md: '9' } : '4'}
    >
      <Grid
        gap="3"
        alignItems="start"
        templateColumns="repeat(2, minmax(0, 1fr))"
        css={{ [IN_ONE_LINE]: { gridTemplateColumns: publisherColumns(rights.length), alignItems: 'center' } }}
      >
        <LineParty id={id} party={party} unknownHint={text.noContact()}>
          {!isUnfolded && <PublisherTermsText index={index} />}
        </LineParty>
        <LineCell
          label={text.role()}
          isWide
          error={errors?.type?.message ?? typeFinding ?? errors?.party_id?.message ?? partyFinding}
        >
          {(ids) => (
            <Select
              aria-label={text.publisherRole(party)}
              {...ids}
              options={optionsOf(PUBLISHER_TYPE_LABELS)}
              {...register(`publishers.${index}.type`)}
            />
          )}
        </LineCell>
        {rights.map((right) => (
          <LineCell
            key={right}
            label={text.percent({ right: RIGHT_LABELS[right]() })}
            error={errors?.shares?.[right]?.message ?? (right === 'pr' ? performing : undefined)}
          >
            {(ids) => (
              <ShareInput
                name={`publishers.${index}.shares.${right}`}
                label={text.percentOf({ right: RIGHT_LABELS[right](), name: party.name })}
                ids={ids}
              />
            )}
          </LineCell>
        ))}
        <LineButtons
          name={party.name}
          moreHint={text.publisherMore()}
          isOpen={isUnfolded}
          controls={termsId}
          onToggle={() => setOpen(!isUnfolded)}
          onRemove={() => onRemove(index)}
        />
      </Grid>
      <SharesFinding index={index} />
      <div id={termsId}>{isUnfolded && <PublisherTerms index={index} rights={rights} name={party.name} />}</div>
    </Box>
  );
}

function SharesFinding({ index }: { index: number }) {
  const finding = useFinding(`publishers.${index}.shares`);
  if (!finding) return null;
  return (
    <Text
      role="status"
      fontSize="sm"
      paddingTop="2"
      color={finding.severity === 'block' ? 'terracotta.text' : 'gold.text'}
    >
      {finding.message}
    </Text>
  );
}

interface PublisherTermsProps {
  readonly index: number;
  readonly rights: readonly Right[];
  readonly name: string;
}

function PublisherTerms({ index, rights, name }: PublisherTermsProps) {
  const { getValues } = useFormContext<DraftValues>();
  return (
    <Stack gap="4" paddingTop="3">
      <CollectionsField list="publishers" index={index} rights={rights} name={name} />
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
        <AnswerField name={`publishers.${index}.public_domain`} label={text.publicDomain()} />
      </Grid>
    </Stack>
  );
}

function PublisherTermsText({ index }: { index: number }) {
  const { control } = useFormContext<DraftValues>();
  const words = useWatch({
    control,
    name: `publishers.${index}`,
    compute: (line) => (line ? formatPublisherTerms(line) : ''),
  });
  if (!words) return null;
  return <Note>{words}</Note>;
}
