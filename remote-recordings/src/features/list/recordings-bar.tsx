import { contestRespondents } from '@counterpoint/catalogue/contest';
import {
  type BulkAct,
  BulkButtons,
  BulkDialogs,
  type CatalogueBulkSource,
  chosenRows,
  type ListBarProps,
  type ShareTexts,
} from '@counterpoint/catalogue/lists';
import { contestRights } from '@counterpoint/domain/cases';
import { COMMON_RECORDING_FIELDS } from '@counterpoint/domain/fields';
import { ownRightLine, type RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { problemsIn } from '@counterpoint/domain/schemas/requests';
import { formatShare } from '@counterpoint/domain/shares';
import { Button } from '@counterpoint/kit/core';
import { BulkBar } from '@counterpoint/kit/lists';
import { recordingKeys } from '../../api/recording-keys.ts';
import { RECORDINGS } from '../../api/recordings.ts';
import { fetchRecordings } from '../../api/recordings-api.ts';
import * as text from '../../messages/list.generated.ts';
import { claimAfter } from '../../ui/rights/claim-after.ts';
import { claimedLines, formatHolds } from '../../ui/rights/contested-rights.ts';
import { formatRight } from '../../ui/rights/format-right.ts';
import { myRightsIn } from '../../ui/rights/my-rights.ts';
import { valuesOf } from '../../ui/rights/right-values.ts';
import { ExportDialog } from './export-dialog.tsx';

export function RecordingsBar({ selection, view, onDone }: ListBarProps) {
  const { count, words, counts, chosen, toExport } = chosenRows(selection, view, 'recording');
  return (
    <BulkBar<BulkAct | 'export'>
      label={text.selected()}
      selection={selection}
      count={count}
      words={words}
      onDone={onDone}
      total={view.total}
      acts={(open) => (
        <>
          <Button variant={counts.confirm > 0 ? 'outline' : 'solid'} size="sm" onClick={() => open('export')}>
            {text.exportRecordings()}
          </Button>
          <BulkButtons counts={counts} onOpen={open} />
        </>
      )}
      dialog={(act, handlers) =>
        act === 'export' ? (
          <ExportDialog rows={toExport} count={count} onClose={handlers.onClose} />
        ) : (
          <BulkDialogs act={act} chosen={chosen} counts={counts} source={BULK} noun="recording" {...handlers} />
        )
      }
    />
  );
}

interface ChosenRecording extends RecordingDetails {
  /** The member's own claim after the confirmation. */
  readonly claim?: readonly string[];
}

const BULK: CatalogueBulkSource<ChosenRecording> = {
  key: recordingKeys.all,
  fetchPage: fetchRecordings,
  act: RECORDINGS.bulk,
  async fetchAwaiting(...request) {
    const { items, active } = await RECORDINGS.fetchAwaiting(...request);
    const claimIn = (recording: RecordingDetails) =>
      active.filter(({ id }) => id === recording.id).flatMap((shown) => claimAfter(recording, shown));
    return { items: items.map((recording) => ({ ...recording, claim: claimIn(recording) })) };
  },
  fetchOwn: RECORDINGS.fetchOwn,
  ownLines: (recording) => [...myRightsIn(recording).map(formatRight), ...(recording.claim ?? [])],
  commonFields: COMMON_RECORDING_FIELDS,
  isWithdrawable: ({ state, is_in_dispute, rights }) =>
    !is_in_dispute &&
    (state === 'awaiting_confirmation' || state === 'registered') &&
    !rights.some(({ is_claim, is_me }) => is_claim && !is_me),
  isEditable: ({ state, pending_revision }) =>
    state === 'draft' || (state === 'registered' && pending_revision === null),
  contestable: (recording) =>
    myRightsIn(recording).map((line, index) => ({
      key: String(index),
      label: formatRight(line),
      stated: formatShare(line.share),
    })),
  wrongShares(recording, typed) {
    const problems = claimedBy(recording, typed).flatMap(({ line, index }) => {
      const { error } = ownRightLine.safeParse(line);
      const problem = error && problemsIn(error).find(({ path }) => path === 'share');
      return problem ? [[String(index), problem.message] as const] : [];
    });
    return Object.fromEntries(problems);
  },
  contest(recording, typed) {
    const given = myRightsIn(recording);
    const [first] = given;
    if (!first) return null;
    const rights = claimedBy(recording, typed).map(({ line }) => line);
    if (rights.some((line) => !ownRightLine.safeParse(line).success)) return null;
    const party = { id: first.party_id, name: first.name };
    const contested = contestRights(recording.rights, { party, given, claimed: rights });
    if (contested.scope.length === 0) return null;
    return {
      contestation: { rights },
      holds: formatHolds(contested.scope),
      respondents: contestRespondents(recording.rights, contested),
    };
  },
};

/** Lines without input are as the recording states them. */
function claimedBy(recording: RecordingDetails, typed: ShareTexts) {
  const given = myRightsIn(recording);
  const values = given.map((line, index) => ({ ...valuesOf(line), share: typed[index] ?? '' }));
  return claimedLines(values, given);
}
