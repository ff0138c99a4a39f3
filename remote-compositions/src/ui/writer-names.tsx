import { Avatar, Grid, Text } from '@counterpoint/kit/core';
import { initialsOf } from '@counterpoint/kit/text';
import * as works from '../messages/works.generated.ts';
import { distinctWriters } from './distinct-writers.ts';

const SHOWN = 2;

interface NamedLine {
  readonly party_id: string | null;
  readonly name: string;
}

export function writerNames(lines: readonly NamedLine[]): string {
  const { names, rest } = shortened(lines);
  return [names, rest].filter(Boolean).join(' ');
}

function shortened(lines: readonly NamedLine[]) {
  const writers = distinctWriters(lines).map((writer) => writer.name);
  const rest = writers.length - SHOWN;
  return { names: writers.slice(0, SHOWN).join(', '), rest: rest > 0 ? `+${rest}` : '', all: writers.join(', ') };
}

/**
 * One line, so that rows are equally high and the number of the others stays beside the names. These are cut where the
 * list would scroll sideways.
 */
export function WriterNames({ writers }: { writers: readonly NamedLine[] }) {
  const [first] = writers;
  if (!first) return <Text color="muted">{works.writersMissing()}</Text>;
  const { names, rest, all } = shortened(writers);
  return (
    <Grid
      templateColumns="auto minmax(8rem, max-content)"
      autoFlow="column"
      justifyContent="start"
      alignItems="center"
      gap="2"
      title={all}
    >
      <Avatar name={first.name} initials={initialsOf(first.name)} size="sm" isDecorative />
      <Text as="span" maxWidth="10rem" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        {names}
      </Text>
      {rest && <span>{rest}</span>}
    </Grid>
  );
}
