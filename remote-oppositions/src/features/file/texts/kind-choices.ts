import { NEEDS_EVIDENCE } from '@counterpoint/domain/cases';
import {
  CASE_OBJECTS,
  type CaseObject,
  EVIDENCE_KIND_LABELS,
  EVIDENCE_OF,
  type EvidenceKind,
} from '@counterpoint/domain/schemas/cases';
import { CASE_KIND_LABELS, CASE_KINDS, type CaseKind } from '@counterpoint/domain/states';
import { withinSentence } from '@counterpoint/kit/text';
import type { Message } from '@counterpoint/messages';
import { formatList } from '@counterpoint/messages';
import * as text from '../../../messages/filing-kinds.generated.ts';

const SENTENCES: Record<CaseKind, Message> = text.sentences;

/** The society never passes on a musicologist's report. */
export function describeEvidence(kind: CaseKind): string {
  if (!NEEDS_EVIDENCE[kind].claimant) return text.noDocumentNeeded();
  return text.needsDocument({ kinds: formatList(EVIDENCE_OF[kind].claimant.map(named), 'disjunction') });
}

function named(kind: EvidenceKind): string {
  return withinSentence(EVIDENCE_KIND_LABELS[kind]());
}

function usualEvidence(kind: CaseKind): string {
  const [first, second, third] = EVIDENCE_OF[kind].claimant;
  if (!NEEDS_EVIDENCE[kind].claimant || !first || !second || !third) return describeEvidence(kind);
  return text.needsDocumentSuchAs({ kinds: formatList([first, second].map(named), 'disjunction') });
}

export function kindChoices(object: CaseObject['type']) {
  return CASE_KINDS.filter((kind) => CASE_OBJECTS[kind].includes(object)).map((value) => ({
    value,
    label: CASE_KIND_LABELS[value](),
    help: `${SENTENCES[value]()} ${usualEvidence(value)}`,
  }));
}
