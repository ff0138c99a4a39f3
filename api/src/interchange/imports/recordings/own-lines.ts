import type { ImportedRecording } from '@counterpoint/domain/recording-imports';
import type { OwnRightLine } from '@counterpoint/domain/schemas/recordings';
import type { ImportJob } from '../import-repository.ts';
import { partyKey } from '../validation/party-key.ts';
import type { KnownParty } from '../validation/party-lookup-repository.ts';

export function ownLinesOf(
  { rights }: Pick<ImportedRecording, 'rights'>,
  { party_id }: Pick<ImportJob, 'party_id'>,
  known: ReadonlyMap<string, KnownParty>,
): OwnRightLine[] {
  return rights.flatMap(({ party, ...line }) => (known.get(partyKey(party))?.id === party_id ? [line] : []));
}
