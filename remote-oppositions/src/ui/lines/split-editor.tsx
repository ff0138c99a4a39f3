import { shareText } from '@counterpoint/area-ui/draft-text';
import { type CaseLine, type CaseMeasure, formatLineRole } from '@counterpoint/domain/schemas/cases';
import { formatShare, parseShare } from '@counterpoint/domain/shares';
import { Box, Grid, Heading, Name, Note, Text } from '@counterpoint/kit/core';
import { Input } from '@counterpoint/kit/form';
import { useId } from 'react';
import * as text from '../../messages/shares.generated.ts';
import { Difference } from './difference.tsx';
import { MEASURE_LABELS } from './format-lines.ts';
import { cellOf, type MayChange, type SplitTexts, type SplitTotal } from './split-values.ts';

export interface SplitForm {
  readonly lines: readonly CaseLine[];
  readonly measures: readonly CaseMeasure[];
  readonly registered: readonly CaseLine[];
  readonly texts: SplitTexts;
  readonly errors: Readonly<Record<string, string>>;
  readonly totals: readonly SplitTotal[];
  readonly mayChange: MayChange;
  onChange(cell: string, text: string): void;
}

export function SplitEditor({ form }: { form: SplitForm }) {
  return form.measures.map((measure) => {
    const total = form.totals.find((each) => each.measure === measure);
    return (
      // The error summary links to the total of a right.
      <Box key={measure} id={measure} tabIndex={-1} role="group" aria-label={MEASURE_LABELS[measure].label()}>
        <Heading as="h3" size="sm" marginBottom="1">
          {MEASURE_LABELS[measure].label()}
        </Heading>
        <Heads />
        {form.lines.map((line) => (
          <SplitRow key={line.key} form={form} line={line} measure={measure} />
        ))}
        {total && <TotalRow total={total} />}
      </Box>
    );
  });
}

const COLUMNS = { base: 'minmax(0, 1fr) 7rem', md: 'minmax(0, 1fr) 7rem 7rem 5rem' };

function Heads() {
  return (
    <Grid
      aria-hidden
      display={{ base: 'none', md: 'grid' }}
      templateColumns={COLUMNS}
      columnGap="3"
      fontSize="xs"
      fontWeight="semibold"
      color="muted"
      textAlign="end"
    >
      <span />
      <span>{text.registered()}</span>
      <span>{text.newShare()}</span>
      <span>{text.difference()}</span>
    </Grid>
  );
}

interface SplitRowProps {
  readonly form: SplitForm;
  readonly line: CaseLine;
  readonly measure: CaseMeasure;
}

function SplitRow({ form, line, measure }: SplitRowProps) {
  const cell = cellOf(measure, line.key);
  const before = form.registered.find(({ key }) => key === line.key)?.shares[measure] ?? 0;
  const entered = form.texts[cell] ?? '';
  const share = parseShare(entered === '' ? '0' : entered);
  return (
    <Grid
      templateColumns={COLUMNS}
      columnGap="3"
      rowGap="1"
      alignItems="center"
      paddingY="2"
      borderBottomWidth="1px"
      borderColor="line"
    >
      <Box minWidth="0">
        <Name>{line.name}</Name>
        <Note>{formatLineRole(line)}</Note>
      </Box>
      <Text
        color="muted"
        fontSize={{ base: 'sm', md: 'md' }}
        textAlign={{ base: 'start', md: 'end' }}
        fontVariantNumeric="tabular-nums"
        order={{ base: 3, md: 0 }}
      >
        <Text as="span" display={{ base: 'inline', md: 'none' }}>
          {text.registered()}{' '}
        </Text>
        {formatShare(before)}
      </Text>
      {form.mayChange(line) ? (
        <ShareField
          form={form}
          cell={cell}
          label={text.shareOf({ right: MEASURE_LABELS[measure].label(), name: line.name })}
        />
      ) : (
        <Text textAlign="end" fontVariantNumeric="tabular-nums" paddingInlineEnd="3">
          {formatShare(share ?? before)}
        </Text>
      )}
      <Text textAlign="end" order={{ base: 4, md: 0 }} fontSize={{ base: 'sm', md: 'md' }}>
        {share !== null && <Difference difference={share - before} />}
      </Text>
    </Grid>
  );
}

function ShareField({ form, cell, label }: { form: SplitForm; cell: string; label: string }) {
  const id = useId();
  const error = form.errors[cell];
  return (
    <Box>
      <Input
        name={cell}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        inputMode="decimal"
        autoComplete="off"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
        value={form.texts[cell] ?? ''}
        onChange={({ target }) => form.onChange(cell, target.value)}
        onBlur={({ target }) => {
          const share = parseShare(target.value);
          if (share !== null && shareText(share) !== target.value) form.onChange(cell, shareText(share));
        }}
      />
      {error && (
        <Text id={id} color="terracotta.text" fontSize="sm">
          {error}
        </Text>
      )}
    </Box>
  );
}

function TotalRow({ total: { total, words } }: { total: SplitTotal }) {
  const color = words ? 'terracotta.text' : 'green.text';
  return (
    <Grid templateColumns={COLUMNS} columnGap="3" alignItems="baseline" paddingY="2">
      <Text fontWeight="semibold">{text.total()}</Text>
      <Text
        as="span"
        fontSize="sm"
        color={color}
        justifySelf="end"
        whiteSpace={{ md: 'nowrap' }}
        order={{ base: 3, md: 0 }}
        gridColumn={{ base: '1 / -1', md: 'auto' }}
      >
        {words ? words.slice(words.indexOf(': ') + 2) : text.allocated()}
      </Text>
      <Text
        as="strong"
        color={color}
        fontVariantNumeric="tabular-nums"
        textAlign="end"
        paddingInlineEnd={{ base: '0', md: '3' }}
      >
        {formatShare(total)}
      </Text>
    </Grid>
  );
}
