import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { Flex, Text, TextLink } from '@counterpoint/kit/core';

export function CaseLinks({ details: { follows, merged_into } }: { details: CaseDetails }) {
  if (!follows && !merged_into) return null;
  return (
    <Flex gap="4" wrap="wrap">
      {follows && <CaseLink words="Takes up again" {...follows} />}
      {merged_into && <CaseLink words="Goes on in" {...merged_into} />}
    </Flex>
  );
}

function CaseLink({ words, id, number }: { words: string; id: string; number: string }) {
  return (
    <Text>
      {words}{' '}
      <TextLink asChild>
        <Link to={paths.oppositions.details(id)}>{number}</Link>
      </TextLink>
    </Text>
  );
}
