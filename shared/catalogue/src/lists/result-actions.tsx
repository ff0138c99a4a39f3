import { PageLink } from '@counterpoint/area-ui/page';
import { Flex } from '@counterpoint/kit/core';

interface ResultActionsProps {
  readonly title: string;
  readonly actions: readonly { readonly label: string; readonly to: string }[];
}

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
