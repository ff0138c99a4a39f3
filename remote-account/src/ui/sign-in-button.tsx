import { paths } from '@counterpoint/contract/paths';
import { Button } from '@counterpoint/kit/core';
import type { ComponentProps } from 'react';

export function SignInButton({ children, ...props }: Pick<ComponentProps<typeof Button>, 'variant' | 'children'>) {
  return (
    <Button asChild {...props}>
      <a href={paths.signIn()}>{children}</a>
    </Button>
  );
}
