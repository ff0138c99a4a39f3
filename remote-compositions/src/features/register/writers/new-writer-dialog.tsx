import { NewPartyDialog, type PartyField } from '@counterpoint/area-ui/parties';
import type { Party } from '@counterpoint/domain/schemas';
import { splitName } from '@counterpoint/kit/text';

interface NewWriterDialogProps {
  /** What was searched for in vain; it is the name as a rule. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onCreated: (party: Party) => void;
}

const FIELDS: readonly PartyField[] = [
  { name: 'given_names', label: 'Given names', isOptional: true },
  { name: 'family_name', label: 'Family name, or the only name' },
  {
    name: 'ipi_name_number',
    label: 'IPI name number',
    isOptional: true,
    help: 'Eleven figures, if you know it: without it no ISWC can be given to the work yet.',
    isNumber: true,
  },
  { name: 'isni', label: 'ISNI', isOptional: true },
];

/** A writer whom the search did not find. */
export function NewWriterDialog({ name, onClose, onCreated }: NewWriterDialogProps) {
  const defaults = { kind: 'person' as const, ...splitName(name), ipi_name_number: '', isni: '' };
  return <NewPartyDialog resource="composers" what="writer" fields={FIELDS} {...{ defaults, onClose, onCreated }} />;
}
