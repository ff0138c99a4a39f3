import { useAsk } from '@counterpoint/area-ui/later';
import { MoreMenu } from '@counterpoint/catalogue/versions';
import { paths } from '@counterpoint/contract/paths';
import { useNavigate } from '@counterpoint/contract/router';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { DIALOGS } from './later-parts.ts';

/** What is done rarely. */
export function MoreActions({ work }: { work: CompositionDetails }) {
  const navigate = useNavigate();
  const ask = useAsk();
  const { id, is_mine, is_party } = work;
  const inForce = work.state === 'registered' || work.state === 'registered_incomplete';
  const go = (path: string) => () => void navigate(path);
  function handleWithdraw() {
    ask({
      later: DIALOGS,
      title: 'Withdraw',
      render: ({ WithdrawDialog }, onClose) => <WithdrawDialog work={work} onClose={onClose} />,
    });
  }
  return (
    <MoreMenu
      dialogs={DIALOGS}
      actions={[
        inForce &&
          is_party &&
          !is_mine && { value: 'claim', label: 'Claim a share', run: go(paths.compositions.claim(id)) },
        inForce && !is_mine && { value: 'oppose', label: 'Oppose', run: go(paths.oppositions.opposeWork(id)) },
        inForce && is_party && { value: 'print', label: 'Print', run: () => window.print() },
        { value: 'copy', label: 'Copy as a new work', run: go(paths.compositions.copy(id)) },
        is_mine && isWithdrawable(work) && { value: 'withdraw', label: 'Withdraw', run: handleWithdraw },
      ]}
    />
  );
}

/** What is in force and in dispute is not withdrawn: its case decides. */
function isWithdrawable({ state, is_in_dispute }: CompositionDetails): boolean {
  if (state === 'registered' || state === 'registered_incomplete') return !is_in_dispute;
  return state === 'awaiting_confirmation' || state === 'draft';
}
