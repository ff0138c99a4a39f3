import type { Message } from '@counterpoint/messages';
import * as text from '../../../messages/import-repairs.generated.ts';

/** For rules whose own message has figures of one work. */
export const WORK_REPAIRS: ReadonlyMap<string, Message> = new Map([
  ['W-TTL-04', text.respelledTitle],
  ['W-TTL-05', text.unreadableTitle],
  ['W-WRI-05', text.writersUnderHalf],
  ['W-WRI-07', text.unknownChain],
  ['W-TOT-01', text.performingTotal],
  ['W-TOT-02', text.mechanicalTotal],
  ['W-TOT-03', text.synchronisationTotal],
  ['W-TOT-04', text.missingShares],
  ['W-PUB-01', text.publishersOverHalf],
  ['W-COL-01', text.collectedOver],
  ['W-COL-04', text.unknownTerritory],
  ['W-COL-06', text.unknownTerritory],
]);
