import { NEEDS_EVIDENCE } from '@counterpoint/domain/oppositions';
import type { OppositionKind } from '@counterpoint/domain/states';

/** What follows on filing, in the order in which it comes. */
export function nextWords(kind: OppositionKind, hasDocuments: boolean): string[] {
  const asked = 'Those whose lines change are asked to answer, and told by when.';
  const held = 'Until the case is closed the shares in question are on hold, and nobody changes these lines.';
  if (kind === 'author_share') return [asked, held];
  if (NEEDS_EVIDENCE[kind].claimant && !hasDocuments)
    return [
      'The case waits 60 days for your documents, and lapses if none comes.',
      `Then: ${asked.toLowerCase()}`,
      held,
    ];
  return ['The society looks at your case first, within two working days.', asked, held];
}
