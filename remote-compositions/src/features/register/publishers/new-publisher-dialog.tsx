import { NewPartyDialog, type PartyField } from '@counterpoint/area-ui/parties';
import type { Party } from '@counterpoint/domain/schemas';

interface NewPublisherDialogProps {
  /** What was searched for in vain; it is the name as a rule. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onCreated: (party: Party) => void;
}

const FIELDS: readonly PartyField[] = [
  { name: 'organisation_name', label: 'Name of the publisher' },
  {
    name: 'ipi_name_number',
    label: 'IPI name number',
    isOptional: true,
    help: 'Eleven figures, if you know it: societies abroad find the publisher by it.',
    isNumber: true,
  },
];

/** A publisher whom the search did not find. */
export function NewPublisherDialog({ name, onClose, onCreated }: NewPublisherDialogProps) {
  const organisation_name = /^[\d\s.-]+$/.test(name) ? '' : name;
  const defaults = { kind: 'organisation' as const, organisation_name, ipi_name_number: '' };
  return <NewPartyDialog resource="composers" what="publisher" fields={FIELDS} {...{ defaults, onClose, onCreated }} />;
}
