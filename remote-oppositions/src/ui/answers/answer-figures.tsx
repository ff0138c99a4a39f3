import type { CaseDifference } from '@counterpoint/domain/cases';
import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { formatShare } from '@counterpoint/domain/shares';
import { Box, Note, Stack, Text } from '@counterpoint/kit/core';
import { formatList } from '@counterpoint/messages';
import * as text from '../../messages/case-answers.generated.ts';
import { myPartyId } from '../case-identity.ts';
import { ChangeList } from '../lines/change-list.tsx';
import { changesNow } from '../lines/changes-now.ts';
import { OutcomeNotes } from '../lines/outcome-notes.tsx';

export function AnswerFigures({ details, answer }: { details: CaseDetails; answer: 'update' | 'revoke' }) {
  if (details.is_detected) return <ReleaseFigures release={details.release} />;
  if (details.kind === 'duplicate_work') return <MergeText details={details} />;
  if (isMaintainedByOthers(details)) return <Text color="muted">{text.othersMaintain()}</Text>;
  const me = myPartyId(details);
  const lines = details.conceded_lines;
  if (lines === undefined) return null;
  if (!lines) return <Text color="muted">{text.splitNeeded()}</Text>;
  const changes = changesNow(details, lines);
  if (!changes) return <Text color="muted">{text.doesNotFit()}</Text>;
  if (changes.length === 0) return <Text color="muted">{text.noChange()}</Text>;
  const isMine = ({ line }: (typeof changes)[number]) => line.party_id === me;
  const own = changes.filter(isMine);
  const others = changes.filter((change) => !isMine(change));
  return (
    <Stack gap="3">
      {own.length > 0 && <ChangeList label={text.yourShares()} changes={own} me={me} />}
      {others.length > 0 && (
        <>
          <Text fontWeight="semibold">
            {answer === 'revoke' && own.length > 0 ? text.whoGetsIt() : text.othersThen()}
          </Text>
          <ChangeList label={text.othersShares()} changes={others} me={me} />
        </>
      )}
      <NotAsked details={details} changes={others} />
      <OutcomeNotes details={details} lines={lines} />
    </Stack>
  );
}

/** Only members are parties, and no line of a member who isn't one changes. */
function NotAsked({ details, changes }: { details: CaseDetails; changes: readonly CaseDifference[] }) {
  const partyIds = details.parties.map(({ party_id }) => party_id);
  const notAsked = changes.filter(({ line }) => line.party_id === null || !partyIds.includes(line.party_id));
  const names = [...new Set(notAsked.map(({ line }) => line.name))];
  if (names.length === 0) return null;
  return <Note>{text.notAsked({ count: names.length, names: formatList(names) })}</Note>;
}

/** The member's shares after an overlap, by use, territory and period. */
export function ReleaseFigures({ release }: Pick<CaseDetails, 'release'>) {
  return (
    <Box as="ul" aria-label={text.yourShares()} listStyleType="disc" paddingInlineStart="5">
      {release.map(({ words, before, after }) => (
        <li key={words}>
          {text.releaseEffect({ where: words, before: formatShare(before), after: formatShare(after) })}
        </li>
      ))}
    </Box>
  );
}

function MergeText({ details }: { details: CaseDetails }) {
  return (
    <>
      <Text>{text.meansMerge()}</Text>
      {isMaintainedByOthers(details) && <Text color="muted">{text.othersMaintain()}</Text>}
    </>
  );
}

function isMaintainedByOthers({ parties }: CaseDetails): boolean {
  return parties.some(({ side, is_me, answer }) => side === 'respondent' && !is_me && answer === 'maintain');
}
