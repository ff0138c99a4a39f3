import { PageLink } from '@counterpoint/area-ui/page';
import type { ImportClaim, ImportDetails } from '@counterpoint/domain/schemas/imports';
import { chakra, Text } from '@counterpoint/kit/core';
import { useImportSubject } from './import-subject.ts';

const WORDS: Record<ImportClaim['outcome'], string> = {
  claimed: 'Your rights are claimed',
  confirmed: 'It gave you these rights already: they are confirmed',
  refused: 'Not claimed',
  undone: 'Your claim is released again',
  kept: 'Your claim stays',
};

export function ImportClaims({ claims: { counts, items } }: Pick<ImportDetails, 'claims'>) {
  const { details } = useImportSubject();
  const total = Object.values(counts).reduce((sum, some) => sum + some, 0);
  if (total === 0) return null;
  return (
    <div>
      <Text fontWeight="semibold">Registered by others:</Text>
      <chakra.ul listStyleType="disc" paddingInlineStart="5" marginTop="1">
        {items.map(({ id, title, line, outcome, why }) => (
          <li key={id}>
            {line !== null && `Row ${line}: `}
            <PageLink to={details(id)}>{title}</PageLink>
            <Text color="muted">{[WORDS[outcome], why].filter(Boolean).join('. ')}</Text>
          </li>
        ))}
      </chakra.ul>
      {total > items.length && (
        <Text fontSize="sm" color="muted">
          The first {items.length} of {total.toLocaleString('en')}.
        </Text>
      )}
    </div>
  );
}
