import type { Right } from '@counterpoint/domain/shares';
import { CollectionsField } from '../publishers/collections-field.tsx';
import { LineFindings } from '../publishers/line-findings.tsx';

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
