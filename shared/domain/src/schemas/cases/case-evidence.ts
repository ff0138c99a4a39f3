import * as z from 'zod/mini';
import * as text from '../../messages/cases.generated.ts';
import { body, cleanLine, optionalText } from '../requests/text.ts';
import {
  CASE_VISIBILITIES,
  type CaseVisibility,
  EVIDENCE_KINDS,
  type EvidenceKind,
  SOCIETY_ONLY_EVIDENCE,
} from './case-choices.ts';

export const EVIDENCE_MOST_BYTES = 20_000_000;
export const EVIDENCE_MOST_A_SIDE = 20;
export const EVIDENCE_LONGEST_NAME = 120;

/** By extension. Types are detected from the content, not the name. */
export const EVIDENCE_TYPES = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type EvidenceExtension = keyof typeof EVIDENCE_TYPES;

export const wrongEvidenceType = text.wrongEvidenceType;

/** Some kinds of document are never passed on. */
export function visibilityOf(kind: EvidenceKind, chosen: CaseVisibility): CaseVisibility {
  return SOCIETY_ONLY_EVIDENCE.includes(kind) ? 'society_only' : chosen;
}

export const newEvidence = body({
  kind: z.enum(EVIDENCE_KINDS, { error: text.chooseEvidenceKind }),
  file_name: z._default(
    z.pipe(
      cleanLine(1000),
      z.transform((name): string => name ?? ''),
    ),
    '',
  ),
  visibility: z._default(z.enum(CASE_VISIBILITIES, { error: text.chooseViewer }), 'shared'),
  note: optionalText(300),
});
export type NewEvidence = z.infer<typeof newEvidence>;
