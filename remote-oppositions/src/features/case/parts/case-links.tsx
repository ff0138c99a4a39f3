import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { Flex, Text, TextLink } from '@counterpoint/kit/core';
import * as text from '../../../messages/case.generated.ts';

export function CaseLinks({ details: { follows, merged_into } }: { details: CaseDetails }) {
  if (!follows && !merged_into) return null;
  return (
    <Flex gap="4" wrap="wrap">
      {follows && <Text>{text.follows({ link: () => <CaseLink key="link" {...follows} /> })}</Text>}
      {merged_into && <Text>{text.mergedInto({ link: () => <CaseLink key="link" {...merged_into} /> })}</Text>}
    </Flex>
  );
}

function CaseLink({ id, number }: { id: string; number: string }) {
  return (
    <TextLink asChild>
      <Link to={paths.oppositions.details(id)}>{number}</Link>
    </TextLink>
  );
}
