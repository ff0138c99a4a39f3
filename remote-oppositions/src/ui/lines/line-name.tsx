import { Text } from '@counterpoint/kit/core';
import * as text from '../../messages/shares.generated.ts';
import type { ComparedLine } from './compared-lines.ts';

export function LineName({ line }: { line: ComparedLine | null }) {
  if (!line) return text.total();
  const { name, role, isMine, isRegistered } = line;
  const below = [role, !isRegistered && text.notRegistered()].filter(Boolean).join(' · ');
  return (
    <>
      {isMine ? text.you({ name }) : name}
      {below && (
        <Text as="span" display="block" color="muted" fontSize="sm" fontWeight="normal">
          {below}
        </Text>
      )}
    </>
  );
}
