import { Avatar, Flex, Text } from '@counterpoint/kit/core';
import { initialsOf } from '@counterpoint/kit/text';
import * as works from '../messages/works.generated.ts';
import { distinctWriters } from './distinct-writers.ts';

const SHOWN = 2;

interface NamedLine {
  readonly party_id: string | null;
  readonly name: string;
}

export function writerNames(lines: readonly NamedLine[]): string {
  const writers = distinctWriters(lines);
  const names = writers
    .slice(0, SHOWN)
    .map((writer) => writer.name)
    .join(', ');
  return writers.length > SHOWN ? `${names} +${writers.length - SHOWN}` : names;
}

export function WriterNames({ writers }: { writers: readonly NamedLine[] }) {
  const [first] = writers;
  if (!first) return <Text color="muted">{works.writersMissing()}</Text>;
  return (
    <Flex
      align="center"
      gap="2"
      title={distinctWriters(writers)
        .map((writer) => writer.name)
        .join(', ')}
    >
      <Avatar name={first.name} initials={initialsOf(first.name)} size="sm" isDecorative />
      <Text as="span" overflowWrap="break-word" minWidth="8rem">
        {writerNames(writers)}
      </Text>
    </Flex>
  );
}
