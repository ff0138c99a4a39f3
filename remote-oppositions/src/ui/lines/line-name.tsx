import { Text } from '@counterpoint/kit/core';
import type { ComparedLine } from './compared-lines.ts';

export function LineName({ line }: { line: ComparedLine | null }) {
  if (!line) return 'Total';
  const { name, role, isMine, isNew } = line;
  const below = [role, isNew && 'not registered'].filter(Boolean).join(' · ');
  return (
    <>
      {name}
      {isMine && ' (you)'}
      {below && (
        <Text as="span" display="block" color="muted" fontSize="sm" fontWeight="normal">
          {below}
        </Text>
      )}
    </>
  );
}
