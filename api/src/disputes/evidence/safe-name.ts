import { EVIDENCE_LONGEST_NAME, type EvidenceExtension } from '@counterpoint/domain/schemas/cases';
import * as text from '../../messages/cases.generated.ts';

/** Not printed, or printed as nothing, or turning the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/gu;
/** What file systems and shells take for something else. */
const TAKEN = /[<>:"|?*`$;&!{}\\/]/g;
/** Names that Windows keeps for devices. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
/** Not the `.2` of `Song v1.2`. */
const EXTENSION = /\.(?=\d*\p{L})[\p{L}\p{N}]{1,5}$/u;
/** Extensions that say the same; a name may keep the one it has. */
const SAME: Partial<Record<EvidenceExtension, readonly string[]>> = { jpg: ['.jpg', '.jpeg'] };

/**
 * A name that can be saved anywhere and leads nobody astray: without folders, without what is not seen, not longer than
 * 120 characters, and with the extension of what the file is.
 */
export function safeName(sent: string, type: EvidenceExtension): string {
  const last = sent.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last.replaceAll(UNSEEN, '').replaceAll(TAKEN, '_').replaceAll(/\s+/gu, ' ').trim();
  const found = EXTENSION.exec(clean)?.[0] ?? '';
  const extension = (SAME[type] ?? [`.${type}`]).find((each) => each === found.toLowerCase()) ?? `.${type}`;
  const stem = clean
    .slice(0, clean.length - found.length)
    .replace(/^[\s.]+/, '')
    .replace(/[\s.]+$/, '');
  const short = [...stem].slice(0, EVIDENCE_LONGEST_NAME - extension.length).join('');
  const named = /[\p{L}\p{N}]/u.test(short) ? short : text.documentName();
  return `${DEVICE.test(named) ? `_${named}` : named}${extension}`;
}
