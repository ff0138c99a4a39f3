import { NewPartyDialog, type PartyField } from '@counterpoint/area-ui/parties';
import type { Party } from '@counterpoint/domain/schemas';
import { splitName } from '@counterpoint/kit/text';

interface NewContributorDialogProps {
  /** What was searched for in vain; it is the name as a rule. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onCreated: (party: Party) => void;
}

const FIELDS: readonly PartyField[] = [
  { name: 'given_names', label: 'Given names', isOptional: true },
  { name: 'family_name', label: 'Family name, or the only name' },
  { name: 'ipi_name_number', label: 'IPI name number', isOptional: true, isNumber: true },
  { name: 'isni', label: 'ISNI', isOptional: true, help: 'If you know it: it tells namesakes apart for certain.' },
];

/** A contributor whom the search did not find. */
export function NewContributorDialog({ name, onClose, onCreated }: NewContributorDialogProps) {
  const defaults = { kind: 'person' as const, ...splitName(name), ipi_name_number: '', isni: '' };
  return (
    <NewPartyDialog resource="composers" what="contributor" fields={FIELDS} {...{ defaults, onClose, onCreated }} />
  );
}
