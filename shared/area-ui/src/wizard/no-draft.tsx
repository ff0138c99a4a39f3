import { EmptyState } from '@counterpoint/kit/page';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ButtonLink } from '../page/index.ts';
import type { DraftedEntry, DraftSubject } from './draft-subject.ts';

export type SaidOfSubject = Pick<DraftSubject<FieldValues, unknown, DraftedEntry>, 'paths' | 'words'>;

interface NotChangeableProps {
  readonly subject: SaidOfSubject;
  readonly id: string;
  readonly title: string;
  /** Why; that it is no draft any more unless told otherwise. */
  readonly children?: ReactNode;
}

/** In place of the wizard: the entry can be looked at, and not be changed here. */
export function NotChangeable({ subject: { paths, words }, id, title, children }: NotChangeableProps) {
  return (
    <EmptyState
      title={children ? `“${title}” cannot be changed now` : `“${title}” is submitted already`}
      action={<ButtonLink to={paths.details(id)}>Open the {words.noun}</ButtonLink>}
    >
      {children ?? `A submitted ${words.what} is no draft any more, and can no longer be changed here.`}
    </EmptyState>
  );
}

interface NotFoundProps {
  readonly subject: SaidOfSubject;
  /** What was looked for: a draft, or what stands. */
  readonly isDraft: boolean;
}

/** In place of the wizard: there is no such draft, or no such entry. */
export function NotFound({ subject: { paths, words }, isDraft }: NotFoundProps) {
  return (
    <EmptyState
      title={`This ${isDraft ? 'draft' : words.noun} cannot be found`}
      action={<ButtonLink to={paths.list()}>{words.list.own}</ButtonLink>}
    >
      It was {isDraft ? 'discarded' : 'withdrawn'}, or it belongs to another member.
    </EmptyState>
  );
}
