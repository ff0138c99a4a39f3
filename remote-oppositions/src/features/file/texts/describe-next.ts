import { isAboutShares, NEEDS_EVIDENCE } from '@counterpoint/domain/cases';
import type { CaseKind } from '@counterpoint/domain/states';
import * as text from '../../../messages/filing-kinds.generated.ts';

export function describeNext(kind: CaseKind, hasEvidence: boolean): string[] {
  const held = isAboutShares(kind) ? text.nextHeld() : text.nextKept();
  if (kind === 'author_share') return [text.nextAsked(), held];
  if (NEEDS_EVIDENCE[kind].claimant && !hasEvidence) return [text.nextDocuments(), text.nextAskedAfter(), held];
  return [text.nextReviewed(), text.nextAsked(), held];
}
