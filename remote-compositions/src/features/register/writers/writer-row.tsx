import type { ShownParty } from '@counterpoint/area-ui/draft-text';
import { optionsOf } from '@counterpoint/catalogue/fields';
import {
  IN_ONE_LINE,
  LineButtons,
  LineCell,
  LineConfirmation,
  LineParty,
  ShareInput,
} from '@counterpoint/catalogue/lines';
import { RIGHT_LABELS, WRITER_ROLE_LABELS } from '@counterpoint/domain/schemas/works';
import type { Right } from '@counterpoint/domain/shares';
import { Box, Grid } from '@counterpoint/kit/core';
import { Select } from '@counterpoint/kit/form';
import { useId, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register-shares.generated.ts';
import type { DraftValues } from '../../../ui/draft/draft-values.ts';
import { writerColumns } from './writer-columns.ts';
import { WriterTerms, WriterTermsText } from './writer-terms.tsx';

export interface WriterRowProps {
  readonly index: number;
  readonly id: string | null;
  readonly party: ShownParty;
  readonly rights: readonly Right[];
  readonly onRemove: (index: number) => void;
}

/** Subscribes to its own line, because a work can have a hundred. */
export function WriterRow({ index, id, party, rights, onRemove }: WriterRowProps) {
  const { register, control } = useFormContext<DraftValues>();
  const errors = useFormState({ control, name: `writers.${index}` }).errors.writers?.[index];
  const isPublicDomain = useWatch({ control, name: `writers.${index}.public_domain` }) === 'Y';
  const termsId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = isUnfolded || errors?.societies !== undefined || errors?.collections !== undefined;
  return (
    <Box as="li" position="relative" borderTopWidth="1px" borderColor="line" paddingX="4" paddingY="3">
      <Grid
        gap="3"
        alignItems="start"
        templateColumns="repeat(2, minmax(0, 1fr))"
        css={{ [IN_ONE_LINE]: { gridTemplateColumns: writerColumns(rights.length), alignItems: 'center' } }}
      >
        <LineParty id={id} party={party} unknownHint={isPublicDomain ? '' : text.noIswc()}>
          {!isOpen && <WriterTermsText index={index} />}
        </LineParty>
        <LineCell label={text.role()} isWide error={errors?.role?.message ?? errors?.party_id?.message}>
          {(ids) => (
            <Select
              aria-label={text.writerRole(party)}
              {...ids}
              options={optionsOf(WRITER_ROLE_LABELS)}
              {...register(`writers.${index}.role`)}
            />
          )}
        </LineCell>
        {rights.map((right) => (
          <LineCell
            key={right}
            label={text.percent({ right: RIGHT_LABELS[right]() })}
            error={errors?.shares?.[right]?.message}
          >
            {(ids) => (
              <ShareInput
                name={`writers.${index}.shares.${right}`}
                label={text.percentOf({ right: RIGHT_LABELS[right](), name: party.name })}
                ids={ids}
              />
            )}
          </LineCell>
        ))}
        <Box gridColumn="1 / -1" gridRow="2" css={{ [IN_ONE_LINE]: { gridColumn: 'auto', gridRow: 'auto' } }}>
          <LineConfirmation id={id} party={party} />
        </Box>
        <LineButtons
          name={party.name}
          moreHint={text.writerMore()}
          isOpen={isOpen}
          controls={termsId}
          onToggle={() => setUnfolded(!isOpen)}
          onRemove={() => onRemove(index)}
        />
      </Grid>
      <div id={termsId}>{isOpen && <WriterTerms index={index} rights={rights} name={party.name} />}</div>
    </Box>
  );
}
