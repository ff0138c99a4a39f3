import { PageLink } from '@counterpoint/area-ui/page';
import type { ImportClaim, ImportDetails } from '@counterpoint/domain/schemas/imports';
import { chakra, Text } from '@counterpoint/kit/core';
import type { Message } from '@counterpoint/messages';
import * as text from '../messages/imports.generated.ts';
import { useImportSubject } from './import-subject.ts';

const OUTCOME_LABELS: Record<ImportClaim['outcome'], Message> = {
  claimed: text.claimed,
  confirmed: text.claimConfirmed,
  refused: text.claimRefused,
  undone: text.claimUndone,
  kept: text.claimKept,
};

export function ImportClaims({ claims: { counts, items } }: Pick<ImportDetails, 'claims'>) {
  const { details } = useImportSubject();
  const total = Object.values(counts).reduce((sum, some) => sum + some, 0);
  if (total === 0) return null;
  return (
    <div>
      <Text fontWeight="semibold">{text.claims()}</Text>
      <chakra.ul listStyleType="disc" paddingInlineStart="5" marginTop="1">
        {items.map(({ id, title, line, outcome, why }) => (
          <li key={id}>
            {line !== null && `${text.row({ line })} `}
            <PageLink to={details(id)}>{title}</PageLink>
            <Text color="muted">{[OUTCOME_LABELS[outcome](), why].filter(Boolean).join('. ')}</Text>
          </li>
        ))}
      </chakra.ul>
      {total > items.length && (
        <Text fontSize="sm" color="muted">
          {text.firstOf({ shown: items.length, total })}
        </Text>
      )}
    </div>
  );
}
