import type { Message } from '@counterpoint/messages';
import * as text from '../../../messages/import-repairs.generated.ts';

/** For rules whose own message has figures of one recording. */
export const RECORDING_REPAIRS: ReadonlyMap<string, Message> = new Map([
  ['R-TTL-02', text.versionInTitle],
  ['R-ISR-02', text.unknownPrefix],
  ['R-CON-03', text.featuredTotal],
  ['R-RGT-02', text.repeatedRight],
  ['R-RGT-05', text.unknownCountries],
  ['R-RGT-06', text.unknownExcluded],
  ['R-TOT-01', text.rightsOver],
  ['R-TOT-02', text.rightsUnder],
]);
