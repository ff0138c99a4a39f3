import { NEEDS_EVIDENCE } from '@counterpoint/domain/oppositions';
import {
  CASE_OBJECTS,
  type CaseObject,
  EVIDENCE_KIND_LABELS,
  EVIDENCE_OF,
  type EvidenceKind,
} from '@counterpoint/domain/schemas/cases';
import { CASE_KIND_LABELS, CASE_KINDS, type CaseKind } from '@counterpoint/domain/states';
import { withinSentence } from '@counterpoint/kit/text';

const SENTENCES: Record<CaseKind, string> = {
  author_share: 'Who wrote it is agreed, and a share is wrong or missing.',
  authorship: 'Somebody wrote it who is not named, or is named who did not write it.',
  ownership: 'Somebody else owns or administers a share, by contract or because it came back.',
  performer_line_up: 'Somebody performed on it who is not named, or is named who did not perform.',
  recording_ownership: 'Somebody else holds rights in the recording, somewhere or for some time.',
  sample: 'It uses a part of another recording or work.',
  infringement: 'It copies another work without leave.',
  duplicate_work: 'The same work is registered a second time.',
};

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** The society never passes on a musicologist's report. */
export function evidenceWords(kind: CaseKind): string {
  if (!NEEDS_EVIDENCE[kind].claimant) return 'No documents are needed.';
  return `Needs a document: ${either.format(EVIDENCE_OF[kind].claimant.map(named))}.`;
}

function named(kind: EvidenceKind): string {
  return withinSentence(EVIDENCE_KIND_LABELS[kind]);
}

function usualEvidence(kind: CaseKind): string {
  const [first, second, third] = EVIDENCE_OF[kind].claimant;
  if (!NEEDS_EVIDENCE[kind].claimant || !first || !second || !third) return evidenceWords(kind);
  return `Needs a document, for example: ${either.format([first, second].map(named))}.`;
}

export function kindChoices(object: CaseObject['type']) {
  return CASE_KINDS.filter((kind) => CASE_OBJECTS[kind].includes(object)).map((value) => ({
    value,
    label: CASE_KIND_LABELS[value],
    help: `${SENTENCES[value]} ${usualEvidence(value)}`,
  }));
}
