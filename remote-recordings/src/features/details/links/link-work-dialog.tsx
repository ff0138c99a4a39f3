import { searchWorks } from '@counterpoint/area-ui/repertoire';
import { LinkDialog } from '@counterpoint/catalogue/links';
import { useHost } from '@counterpoint/contract';
import { formatIswc } from '@counterpoint/domain/identifiers';
import type { RecordedWork, RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import type { RepertoireRow } from '@counterpoint/domain/schemas/works';
import { fullTitle } from '@counterpoint/kit/text';
import * as text from '../../../messages/details.generated.ts';

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
      words={text.linkHint({ title: fullTitle(recording) })}
      placeholder={text.workSearchPlaceholder()}
      search={async (query, signal) => {
        const found = await searchWorks(http, query, signal);
        return found.filter(({ id }) => !linked.some(({ composition_id }) => composition_id === id));
      }}
      labelOf={({ title }) => title}
      factsOf={factsOf}
      link={({ id }) => link(id)}
      onClose={onClose}
    />
  );
}

function factsOf({ iswc, writers }: RepertoireRow) {
  const names = writers.map(({ name }) => name).join(', ');
  return [names && text.byWriters({ writers: names }), iswc && formatIswc(iswc)];
}
