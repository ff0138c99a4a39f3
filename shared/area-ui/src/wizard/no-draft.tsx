import { EmptyState } from '@counterpoint/kit/page';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as text from '../messages/wizard.generated.ts';
import { ButtonLink } from '../page/index.ts';
import type { DraftedEntry, DraftSubject } from './draft-subject.ts';

export type SubjectTexts = Pick<DraftSubject<FieldValues, unknown, DraftedEntry>, 'paths' | 'words'>;

interface NotChangeableProps {
  readonly subject: SubjectTexts;
  readonly id: string;
  readonly title: string;
  readonly children?: ReactNode;
}

export function NotChangeable({ subject: { paths, words }, id, title, children }: NotChangeableProps) {
  return (
    <EmptyState
      title={children ? text.notChangeable({ title }) : text.alreadySubmitted({ title })}
      action={<ButtonLink to={paths.details(id)}>{text.open({ what: words.what })}</ButtonLink>}
    >
      {children ?? text.noLongerDraft({ what: words.what })}
    </EmptyState>
  );
}

interface NotFoundProps {
  readonly subject: SubjectTexts;
  readonly isDraft: boolean;
}

export function NotFound({ subject: { paths, words }, isDraft }: NotFoundProps) {
  return (
    <EmptyState
      title={isDraft ? text.draftNotFound() : text.notFound({ what: words.what })}
      action={<ButtonLink to={paths.list()}>{words.list.own()}</ButtonLink>}
    >
      {isDraft ? text.wasDiscarded() : text.wasWithdrawn({ what: words.what })}
    </EmptyState>
  );
}
