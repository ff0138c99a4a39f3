import type { Right } from '@counterpoint/domain/shares';
import { CollectionsField } from './collections-field.tsx';
import { LineFindings } from './line-findings.tsx';

interface WriterTerritoriesProps {
  readonly index: number;
  readonly rights: readonly Right[];
  readonly name: string;
}

export function WriterTerritories(props: WriterTerritoriesProps) {
  return (
    <LineFindings>
      <CollectionsField list="writers" {...props} />
    </LineFindings>
  );
}
