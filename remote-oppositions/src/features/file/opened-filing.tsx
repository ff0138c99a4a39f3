import { DraftAddressProvider, DraftLoader } from '@counterpoint/area-ui/wizard';
import { paths } from '@counterpoint/contract/paths';
import { useNavigate } from '@counterpoint/contract/router';
import { CASE } from './case-entry.ts';
import { FilingWizard } from './filing-wizard.tsx';

/** A draft of a case, as the server and this browser have it. */
export function OpenedFiling({ id }: { id: string }) {
  const navigate = useNavigate();
  // What was discarded elsewhere while it was typed here is begun anew: the address tells of it.
  const handleCreated = (created: string) => {
    if (created !== id) navigate(paths.oppositions.continueDraft(created), { replace: true });
  };
  return (
    <DraftAddressProvider>
      <DraftLoader subject={CASE} id={id} onCreated={handleCreated}>
        {(opened) => <FilingWizard {...opened} />}
      </DraftLoader>
    </DraftAddressProvider>
  );
}
