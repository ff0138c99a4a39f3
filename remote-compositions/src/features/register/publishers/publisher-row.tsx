import type { ShownParty } from '@counterpoint/area-ui/draft-text';
import { optionsOf } from '@counterpoint/catalogue/fields';
import { IN_ONE_LINE, LineButtons, LineCell, LineParty, ShareInput } from '@counterpoint/catalogue/lines';
import { PUBLISHER_TYPE_LABELS, RIGHT_LABELS } from '@counterpoint/domain/schemas/works';
import type { Right } from '@counterpoint/domain/shares';
import { Box, Grid, Text } from '@counterpoint/kit/core';
import { Select } from '@counterpoint/kit/form';
import { useId, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import * as text from '../../../messages/register-shares.generated.ts';
import type { DraftValues } from '../draft-values.ts';
import { useFinding } from './line-findings.tsx';
import { publisherColumns } from './publisher-columns.ts';
import { PublisherTerms, PublisherTermsText } from './publisher-terms.tsx';

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
        alignItems="center"
        templateColumns="repeat(2, minmax(0, 1fr))"
        css={{ [IN_ONE_LINE]: { gridTemplateColumns: publisherColumns(rights.length) } }}
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
