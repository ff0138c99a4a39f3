import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { Button } from '@counterpoint/kit/core';
import { EmptyState } from '@counterpoint/kit/page';
import type { ReactNode } from 'react';

interface NotChangeableProps {
  readonly id: string;
  readonly title: string;
  /** Why; that it is no draft any more unless told otherwise. */
  readonly children?: ReactNode;
}

/** In place of the wizard: the work can be looked at, and not be changed here. */
export function NotChangeable({ id, title, children }: NotChangeableProps) {
  return (
    <EmptyState
      title={children ? `“${title}” cannot be changed now` : `“${title}” is submitted already`}
      action={
        <Button asChild>
          <Link to={paths.compositions.details(id)}>Open the composition</Link>
        </Button>
      }
    >
      {children ?? 'A submitted work is no draft any more, and can no longer be changed here.'}
    </EmptyState>
  );
}

/** In place of the wizard: there is no such draft, or no such work. */
export function NotFound({ what = 'draft' }: { what?: 'draft' | 'composition' }) {
  return (
    <EmptyState
      title={`This ${what} cannot be found`}
      action={
        <Button asChild>
          <Link to={paths.compositions.list()}>Your compositions</Link>
        </Button>
      }
    >
      It was {what === 'draft' ? 'discarded' : 'withdrawn'}, or it belongs to another member.
    </EmptyState>
  );
}
