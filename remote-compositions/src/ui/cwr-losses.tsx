import type { CwrFile } from '@counterpoint/domain/schemas/imports';
import { chakra, Text } from '@counterpoint/kit/core';

export function CwrLosses({ losses }: Pick<CwrFile, 'losses'>) {
  if (losses.length === 0) return <Text color="muted">It says all that the portal holds of these works.</Text>;
  return (
    <div>
      <Text fontWeight="semibold">What CWR cannot say as it stands here</Text>
      <chakra.ul marginTop="2" display="grid" gap="3" maxHeight="16rem" overflowY="auto" tabIndex={0}>
        {losses.map(({ place, why, works, example }) => (
          <li key={`${place} ${why}`}>
            <Text>
              <b>{place}</b>: {why} {works === 1 ? '1 work.' : `${works} works.`}
            </Text>
            <Text fontSize="sm" color="muted" overflowWrap="anywhere">
              {example.held && `“${example.held}”`}
              {example.held && (example.written === null ? ' is left out' : ` is written “${example.written}”`)}
              {example.held ? `, as in ${example.title}.` : example.title}
            </Text>
          </li>
        ))}
      </chakra.ul>
    </div>
  );
}
