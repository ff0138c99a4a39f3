import { DraftAddressProvider, DraftLoader } from '@counterpoint/area-ui/wizard';
import { paths } from '@counterpoint/contract/paths';
import { useNavigate } from '@counterpoint/contract/router';
import { CASE } from './case-entry.ts';
import { FilingWizard } from './filing-wizard.tsx';

export function OpenedFiling({ id }: { id: string }) {
  const navigate = useNavigate();
  const handleCreated = (created: string) => {
    if (created !== id) navigate(paths.oppositions.continueDraft(created), { replace: true, preventScrollReset: true });
  };
  return (
    <DraftAddressProvider>
      <DraftLoader subject={CASE} id={id} onCreated={handleCreated}>
        {(opened) => <FilingWizard {...opened} />}
      </DraftLoader>
    </DraftAddressProvider>
  );
}
