import { Text } from '@counterpoint/kit/core';
import { MarkedText } from '@counterpoint/kit/page';
import type { Message } from '@counterpoint/messages';

export interface Match<Field extends string> {
  readonly field: Field;
  readonly parts: readonly { readonly text: string; readonly is_match: boolean }[];
}

interface MatchedProps<Field extends string> {
  readonly matches: readonly Match<Field>[];
  readonly field: Field;
  readonly text: string;
}

export function Matched<Field extends string>({ matches, field, text }: MatchedProps<Field>) {
  const match = matches
    .filter((one) => one.field === field)
    .find(({ parts }) => parts.map((part) => part.text).join('') === text);
  return match ? <Parts match={match} /> : text;
}

function Parts({ match }: { match: Match<string> }) {
  return <MarkedText parts={match.parts.map(({ text, is_match }) => ({ text, isMatch: is_match }))} />;
}

interface OtherMatchesProps {
  readonly matches: readonly Match<string>[];
  readonly labels: Readonly<Record<string, Message>>;
}

export function OtherMatches({ matches, labels }: OtherMatchesProps) {
  return Object.entries(labels).map(([field, label]) => {
    const ofField = matches.filter((match) => match.field === field);
    if (ofField.length === 0) return null;
    return (
      <Text key={field} fontSize="sm">
        {label()}{' '}
        {ofField.map((match, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two texts of a field may be the same, and they never move
          <span key={index}>
            {index > 0 && ', '}
            <Parts match={match} />
          </span>
        ))}
      </Text>
    );
  });
}
