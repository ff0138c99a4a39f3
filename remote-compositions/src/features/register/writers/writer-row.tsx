import { RIGHT_LABELS, WRITER_ROLE_LABELS, WRITER_ROLES } from '@counterpoint/domain/schemas';
import { parseShare, type Right } from '@counterpoint/domain/shares';
import { Avatar, Box, Flex, Grid, Icon, IconButton, StatusBadge, Text } from '@counterpoint/kit/core';
import { Input, Select } from '@counterpoint/kit/form';
import { type ReactNode, useId } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { initialsOf } from '../../../ui/initials-of.ts';
import { type DraftValues, shareText, type WriterParty } from '../draft-values.ts';
import { IN_ONE_LINE, writerColumns } from './writer-columns.ts';

const roleOptions = WRITER_ROLES.map((code) => ({ value: code, label: WRITER_ROLE_LABELS[code] }));

export interface WriterRowProps {
  readonly index: number;
  readonly party: WriterParty;
  readonly rights: readonly Right[];
  readonly onRemove: () => void;
}

/** One writer: role, shares, and whether they will be asked. In one line where there is room, else stacked. */
export function WriterRow({ index, party, rights, onRemove }: WriterRowProps) {
  const { register, control } = useFormContext<DraftValues>();
  const errors = useFormState({ control }).errors.writers?.[index];
  return (
    <Box as="li" position="relative" borderTopWidth="1px" borderColor="line" paddingX="4" paddingY="3">
      <Grid
        gap="3"
        alignItems="center"
        templateColumns="repeat(2, minmax(0, 1fr))"
        css={{ [IN_ONE_LINE]: { gridTemplateColumns: writerColumns(rights.length) } }}
      >
        <Name party={party} />
        <Cell label="Role" isWide error={errors?.role?.message ?? errors?.party_id?.message}>
          {(ids) => (
            <Select
              aria-label={`Role of ${party.name}`}
              {...ids}
              options={roleOptions}
              {...register(`writers.${index}.role`)}
            />
          )}
        </Cell>
        {rights.map((right) => (
          <Cell key={right} label={`${RIGHT_LABELS[right]} %`} error={errors?.shares?.[right]?.message}>
            {(ids) => <ShareInput index={index} right={right} party={party} ids={ids} />}
          </Cell>
        ))}
        <Box gridColumn="1 / -1" gridRow="2" css={{ [IN_ONE_LINE]: { gridColumn: 'auto', gridRow: 'auto' } }}>
          <Confirmation party={party} />
        </Box>
        <Box position="absolute" top="2" insetEnd="2" css={{ [IN_ONE_LINE]: { position: 'static' } }}>
          <IconButton size="sm" color="muted" aria-label={`Remove ${party.name}`} onClick={onRemove}>
            <Icon name="close" size={16} />
          </IconButton>
        </Box>
      </Grid>
    </Box>
  );
}

function Name({ party }: { party: WriterParty }) {
  return (
    <Flex
      align="center"
      gap="2.5"
      minWidth="0"
      gridColumn="1 / -1"
      paddingInlineEnd="8"
      css={{ [IN_ONE_LINE]: { gridColumn: 'auto', paddingInlineEnd: '0' } }}
    >
      <Avatar name={party.name} initials={initialsOf(party.name)} size="sm" isDecorative />
      <Box minWidth="0">
        <Text fontWeight="semibold">{party.name}</Text>
        <Text color="muted" fontSize="sm" whiteSpace="nowrap">
          {party.ipi_name_number ? `IPI ${party.ipi_name_number}` : 'No IPI yet'}
        </Text>
      </Box>
    </Flex>
  );
}

interface CellIds {
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

function Cell({
  label,
  isWide = false,
  error,
  children,
}: {
  label: string;
  isWide?: boolean;
  error: string | undefined;
  children: (ids: CellIds) => ReactNode;
}) {
  const id = useId();
  return (
    <Box minWidth="0" gridColumn={isWide ? '1 / -1' : 'auto'} css={{ [IN_ONE_LINE]: { gridColumn: 'auto' } }}>
      {/* In one line the column's head says it; the control is named by itself either way. */}
      <Text aria-hidden css={{ [IN_ONE_LINE]: { display: 'none' } }} color="muted" fontSize="sm">
        {label}
      </Text>
      {children({ 'aria-describedby': error ? id : undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <Text id={id} color="terracotta.text" fontSize="sm">
          {error}
        </Text>
      )}
    </Box>
  );
}

function ShareInput({
  index,
  right,
  party,
  ids,
}: Pick<WriterRowProps, 'index' | 'party'> & { right: Right; ids: CellIds }) {
  const { register, setValue } = useFormContext<DraftValues>();
  const name = `writers.${index}.shares.${right}` as const;
  // What is a share is shown as one, with two decimals; what is none stays as it was typed, with its error.
  const field = register(name, {
    onBlur: (event: { target: { value: string } }) => {
      const share = parseShare(event.target.value);
      if (share !== null) setValue(name, shareText(share));
    },
  });
  return (
    <Input
      {...field}
      {...ids}
      aria-label={`${RIGHT_LABELS[right]} % of ${party.name}`}
      inputMode="decimal"
      autoComplete="off"
      textAlign="end"
      fontVariantNumeric="tabular-nums"
    />
  );
}

function Confirmation({ party }: { party: WriterParty }) {
  if (party.is_me) return <StatusBadge tone="green">You</StatusBadge>;
  if (party.is_member) return <StatusBadge tone="amber">Will be asked</StatusBadge>;
  return <StatusBadge tone="grey">Not a member</StatusBadge>;
}
