import { paths } from '@counterpoint/contract/paths';
import { Button } from '@counterpoint/kit/core';
import type { ComponentProps } from 'react';

/** The sign-in page is another document. */
export function SignInButton({ children, ...props }: Pick<ComponentProps<typeof Button>, 'variant' | 'children'>) {
  return (
    <Button asChild {...props}>
      <a href={paths.signIn()}>{children}</a>
    </Button>
  );
}
