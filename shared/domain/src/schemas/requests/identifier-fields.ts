import { parseIpiNameNumber, parseIsni } from '../../identifiers/index.ts';
import * as text from '../../messages/requests.generated.ts';
import { optionalCode } from './text.ts';

/** Eleven digits, or null. */
export const ipiNameNumber = optionalCode(parseIpiNameNumber, () => text.invalidIpi());

/** Sixteen characters, or null. */
export const isniNumber = optionalCode(parseIsni, () => text.invalidIsni());
