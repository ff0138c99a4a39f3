import { PageLink } from '@counterpoint/area-ui/page';
import { Flex } from '@counterpoint/kit/core';

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
        <PageLink key={label} minHeight="6" to={to} aria-label={`${label}: ${title}`}>
          {label}
        </PageLink>
      ))}
    </Flex>
  );
}
