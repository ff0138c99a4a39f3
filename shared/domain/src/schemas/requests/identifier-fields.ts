import { parseIpiNameNumber, parseIsni } from '../../identifiers/index.ts';
import * as text from '../../messages/requests.generated.ts';
import { optionalCode } from './text.ts';

export const ipiNameNumber = optionalCode(parseIpiNameNumber, () => text.invalidIpi());

export const isniNumber = optionalCode(parseIsni, () => text.invalidIsni());
