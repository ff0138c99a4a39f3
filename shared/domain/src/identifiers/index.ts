export { parseEan } from './ean.ts';
export { formatIpiNameNumber, ipiCheckDigits, parseIpiNameNumber } from './ipi.ts';
export { formatIsni, heldIsni, isniCheckCharacter, parseIsni } from './isni.ts';
export { explainIsrc, formatIsrc, parseIsrc } from './isrc.ts';
export { formatIswc, iswcCheckDigit, parseIswc } from './iswc.ts';
export { withoutSeparators } from './separators.ts';
