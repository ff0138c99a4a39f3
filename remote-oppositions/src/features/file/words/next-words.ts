import { isAboutShares, NEEDS_EVIDENCE } from '@counterpoint/domain/oppositions';
import type { CaseKind } from '@counterpoint/domain/states';

const ASKED = 'Those whose lines change are asked to answer, and told by when.';
const HELD = 'Until the case is closed the shares in question are on hold, and nobody changes these lines.';
const KEPT = 'Until the case is closed nobody changes what it is about.';

export function nextWords(kind: CaseKind, hasDocuments: boolean): string[] {
  const held = isAboutShares(kind) ? HELD : KEPT;
  if (kind === 'author_share') return [ASKED, held];
  if (NEEDS_EVIDENCE[kind].claimant && !hasDocuments)
    return [
      'The case waits 60 days for your documents, and lapses if none comes.',
      'Once the society has seen them, those whose lines change are asked to answer.',
      held,
    ];
  return ['The society looks at your case first, within two working days.', ASKED, held];
}
