import { LinkDialog } from '@counterpoint/catalogue/links';
import { useHost } from '@counterpoint/contract';
import { formatIswc } from '@counterpoint/domain/identifiers';
import type { RecordedWork, RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import type { RepertoireRow } from '@counterpoint/domain/schemas/works';
import { fullTitle } from '@counterpoint/kit/text';
import { searchWorks } from '../../../api/works-api.ts';

interface LinkWorkDialogProps {
  readonly recording: RecordingDetails;
  readonly linked: readonly RecordedWork[];
  readonly link: (workId: string) => Promise<unknown>;
  readonly onClose: () => void;
}

export function LinkWorkDialog({ recording, linked, link, onClose }: LinkWorkDialogProps) {
  const { http } = useHost();
  return (
    <LinkDialog
      noun="work"
      words={`Which work is “${fullTitle(recording)}” a recording of? Both pages show the link, and who submitted the work is told.`}
      placeholder="Title, writer or ISWC"
      search={async (query, signal) => {
        const found = await searchWorks(http, query, signal);
        return found.filter(({ id }) => !linked.some(({ composition_id }) => composition_id === id));
      }}
      labelOf={labelOf}
      link={({ id }) => link(id)}
      onClose={onClose}
    />
  );
}

function labelOf({ title, iswc, writers }: RepertoireRow): string {
  const names = writers.map(({ name }) => name).join(', ');
  return [title, names && `by ${names}`, iswc && formatIswc(iswc)].filter(Boolean).join(' · ');
}
