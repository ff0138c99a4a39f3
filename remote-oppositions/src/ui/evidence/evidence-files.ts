import {
  type CaseSide,
  EVIDENCE_KIND_LABELS,
  EVIDENCE_KINDS,
  EVIDENCE_MOST_BYTES,
  EVIDENCE_OF,
  EVIDENCE_TYPES,
  type EvidenceKind,
  wrongEvidenceType,
} from '@counterpoint/domain/schemas/cases';
import type { CaseKind } from '@counterpoint/domain/states';
import * as text from '../../messages/evidence.generated.ts';

export const ACCEPTED = [...Object.keys(EVIDENCE_TYPES).map((extension) => `.${extension}`), '.jpeg'].join(',');

/** Returns null for an acceptable file. The server checks the content. */
export function refusalOf({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): string | null {
  if (size === 0) return text.emptyFile();
  if (size > EVIDENCE_MOST_BYTES) return text.tooLarge({ max: EVIDENCE_MOST_BYTES / 1_000_000 });
  const extension = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  const isKnown = extension === 'jpeg' || Object.hasOwn(EVIDENCE_TYPES, extension);
  if (isKnown || Object.values(EVIDENCE_TYPES).some((known) => known === type)) return null;
  return wrongEvidenceType();
}

export function kindOptions(kind: CaseKind, side: CaseSide, first: readonly EvidenceKind[] = []) {
  const supporting = [...first, ...EVIDENCE_OF[kind][side]];
  const others = EVIDENCE_KINDS.filter((each) => !supporting.includes(each) && each !== 'other');
  const all = [...new Set<EvidenceKind>([...supporting, ...others, 'other'])];
  return all.map((value) => ({ value, label: EVIDENCE_KIND_LABELS[value]() }));
}
