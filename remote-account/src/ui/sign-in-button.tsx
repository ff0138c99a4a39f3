import { paths } from '@counterpoint/contract/paths';
import { Button } from '@counterpoint/kit/core';
import type { ComponentProps } from 'react';

interface SignInButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'children'> {
  /** Filled in there. */
  readonly email?: string | undefined;
}

export function SignInButton({ children, email, ...props }: SignInButtonProps) {
  return (
    <Button asChild {...props}>
      {/* In the hash, which no server sees. */}
      <a href={email === undefined ? paths.signIn() : `${paths.signIn()}#email=${encodeURIComponent(email)}`}>
        {children}
      </a>
    </Button>
  );
}
