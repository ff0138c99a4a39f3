import { isAboutShares, NEEDS_EVIDENCE } from '@counterpoint/domain/cases';
import type { CaseKind } from '@counterpoint/domain/states';
import * as text from '../../../messages/filing-kinds.generated.ts';

interface Evidence {
  readonly hasEvidence: boolean;
  /** To add it; undefined until the settings are loaded. */
  readonly evidenceDays: number | undefined;
}

export function describeNext(kind: CaseKind, { hasEvidence, evidenceDays: days }: Evidence): string[] {
  const held = isAboutShares(kind) ? text.nextHeld() : text.nextKept();
  if (kind === 'author_share') return [text.nextAsked(), held];
  if (NEEDS_EVIDENCE[kind].claimant && !hasEvidence) {
    const documents = days === undefined ? text.nextDocumentsUndated() : text.nextDocuments({ days });
    return [documents, text.nextAskedAfter(), held];
  }
  return [text.nextReviewed(), text.nextAsked(), held];
}
