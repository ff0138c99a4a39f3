import { LaterDialog, type LaterPart, useNearing } from '@counterpoint/area-ui/later';
import { useSearchParams } from '@counterpoint/contract/router';
import { Button } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';

interface LinkButtonProps<Part> {
  /** `work` or `recording`: what is linked. */
  readonly noun: string;
  /** The code of the dialog that finds it. */
  readonly later: LaterPart<Part>;
  readonly children: (part: Part, onClose: () => void) => ReactNode;
}

const ASKED = 'link';

/** Links something of the other catalogue, found by search. The address can ask for it, as a result of a search does. */
export function LinkButton<Part>({ noun, later, children }: LinkButtonProps<Part>) {
  const [parameters, setParameters] = useSearchParams();
  const nearing = useNearing(later);
  function handleOpen(isOpen: boolean) {
    setParameters(
      (current) => {
        if (isOpen) current.set(ASKED, noun);
        else current.delete(ASKED);
        return current;
      },
      { replace: true },
    );
  }
  const handleClose = () => handleOpen(false);
  return (
    <>
      <Button variant="outline" size="sm" {...nearing} onClick={() => handleOpen(true)}>
        Link a {noun}
      </Button>
      {parameters.get(ASKED) === noun && (
        <LaterDialog later={later} title={`Link a ${noun}`} onClose={handleClose}>
          {(part) => children(part, handleClose)}
        </LaterDialog>
      )}
    </>
  );
}
