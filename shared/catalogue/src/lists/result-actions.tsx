import { Link } from '@counterpoint/contract/router';
import { Flex, TextLink } from '@counterpoint/kit/core';

interface ResultActionsProps {
  /** What the result is called, for those who hear one link after another. */
  readonly title: string;
  readonly actions: readonly { readonly label: string; readonly to: string }[];
}

/** What can be done with a result, as links. */
export function ResultActions({ title, actions }: ResultActionsProps) {
  return (
    <Flex columnGap="5" rowGap="1" wrap="wrap" paddingTop="1.5" fontSize="sm">
      {actions.map(({ label, to }) => (
        <TextLink key={label} asChild minHeight="6">
          <Link to={to} aria-label={`${label}: ${title}`}>
            {label}
          </Link>
        </TextLink>
      ))}
    </Flex>
  );
}
