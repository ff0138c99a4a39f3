import { parseIpiNameNumber, parseIsni } from '../../identifiers/index.ts';
import { optionalCode } from './text.ts';

/** An IPI name number that may be missing, as eleven digits. */
export const ipiNameNumber = optionalCode(
  parseIpiNameNumber,
  'This IPI name number has a wrong check digit: look at the last two figures.',
);

/** An ISNI that may be missing, as sixteen characters. */
export const isniNumber = optionalCode(parseIsni, 'This ISNI has a wrong check character: look at the last one.');
