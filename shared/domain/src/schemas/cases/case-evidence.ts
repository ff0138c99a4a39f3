import * as z from 'zod/mini';
import { body, cleanLine, optionalText } from '../requests/text.ts';
import {
  CASE_VISIBILITIES,
  type CaseVisibility,
  EVIDENCE_KINDS,
  type EvidenceKind,
  SOCIETY_ONLY_EVIDENCE,
} from './case-words.ts';

/** The most bytes of a document of a case (domain.md 3.3). */
export const EVIDENCE_MOST_BYTES = 20_000_000;
export const EVIDENCE_MOST_A_SIDE = 20;
export const EVIDENCE_LONGEST_NAME = 120;

/** What a document can be: its type, by the extension that its name is given. What it is, its bytes say. */
export const EVIDENCE_TYPES = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type EvidenceExtension = keyof typeof EVIDENCE_TYPES;

export const EVIDENCE_ASKED = 'a PDF, Word document (DOCX), picture (JPG, PNG) or sound (MP3, WAV)';

/** Who sees a document: what its bearer chose, but for the kinds that are never passed on. */
export function visibilityOf(kind: EvidenceKind, chosen: CaseVisibility): CaseVisibility {
  return SOCIETY_ONLY_EVIDENCE.includes(kind) ? 'society_only' : chosen;
}

/** `POST /oppositions/{id}/evidence`: what is said of a document, in the address; its bytes are the body. */
export const newEvidence = body({
  kind: z.enum(EVIDENCE_KINDS, 'Choose what kind of document it is.'),
  file_name: z._default(
    z.pipe(
      cleanLine(1000),
      z.transform((name): string => name ?? ''),
    ),
    '',
  ),
  visibility: z._default(z.enum(CASE_VISIBILITIES, 'Choose who sees it.'), 'shared'),
  note: optionalText(300),
});
export type NewEvidence = z.infer<typeof newEvidence>;
