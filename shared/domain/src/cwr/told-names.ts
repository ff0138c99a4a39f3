import type { NamedParty } from '../imports/index.ts';
import { said } from './record-text.ts';
import { readIpi, tidied } from './told-values.ts';
import type { PartyRecords } from './work-records.ts';

export interface CwrName {
  /** Interested party number: nine characters, unique per sender. */
  readonly ip: string;
  readonly name: string;
  readonly first_name: string;
  readonly ipi: string;
  /** Represented by the sender: SPU and SWR, not OPU and OWR. */
  readonly is_controlled: boolean;
}

export function nameIn({ record }: PartyRecords): CwrName {
  return {
    ip: said(record, 'ip'),
    name: said(record, 'name'),
    first_name: said(record, 'first_name'),
    ipi: said(record, 'ipi'),
    is_controlled: record.type === 'SPU' || record.type === 'SWR',
  };
}

export function partyOf(told: CwrName, kind: NamedParty['kind']): NamedParty | null {
  const name = tidied(told.name);
  if (name === null) return null;
  const first_name = kind === 'person' ? tidied(told.first_name) : null;
  return { kind, name, first_name, ipi_name_number: readIpi(told.ipi) };
}
