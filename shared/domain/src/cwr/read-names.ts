import { parseIpiNameNumber } from '../identifiers/index.ts';
import type { NamedParty } from '../imports/index.ts';
import { normalizeLine } from './read-values.ts';
import { getValue } from './record-text.ts';
import { isControlled, type PartyRecords } from './work-records.ts';

export interface CwrName {
  /** Interested party number: nine characters, unique per sender. */
  readonly ip: string;
  readonly name: string;
  readonly first_name: string;
  readonly ipi: string;
  /** Represented by the sender: SPU and SWR, not OPU and OWR. */
  readonly is_controlled: boolean;
}

export function nameIn(party: PartyRecords): CwrName {
  const { record } = party;
  return {
    ip: getValue(record, 'ip'),
    name: getValue(record, 'name'),
    first_name: getValue(record, 'first_name'),
    ipi: getValue(record, 'ipi'),
    is_controlled: isControlled(party),
  };
}

export function partyOf(parsed: CwrName, kind: NamedParty['kind']): NamedParty | null {
  const name = normalizeLine(parsed.name);
  if (name === null) return null;
  const first_name = kind === 'person' ? normalizeLine(parsed.first_name) : null;
  return { kind, name, first_name, ipi_name_number: parseIpiNameNumber(parsed.ipi) };
}
