import { useQuery } from '@counterpoint/contract/query';
import { Dialog, useEarlyEscape } from '@counterpoint/kit/components';
import { Button, Delayed, Flex, Spinner } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { type ReactNode, useEffect, useState } from 'react';
import { type LaterPart, partQuery } from './later-part.ts';

interface LaterDialogProps<Part> {
  readonly later: LaterPart<Part>;
  /** What was pressed: the dialog is called so as long as it is on its way. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (part: Part) => ReactNode;
}

/** Loads a dialog's code on demand, with a placeholder and a retry. Focus returns to where it was. */
export function LaterDialog<Part>({ later, title, onClose, children }: LaterDialogProps<Part>) {
  const loaded = useQuery(partQuery(later));
  const hasGivenWay = useGivenWay(loaded.isSuccess);
  // Also where no dialog stands: before the one that waits, and between the two.
  useEarlyEscape(!hasGivenWay, onClose);
  if (loaded.isSuccess) return hasGivenWay ? children(loaded.data.part) : null;
  return (
    <Delayed>
      <Dialog
        isOpen
        title={title}
        onClose={onClose}
        footer={
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        {loaded.isError ? (
          <ErrorState message="This could not be loaded." onRetry={() => void loaded.refetch()} />
        ) : (
          <Flex justify="center" paddingY="8" color="muted">
            <Spinner label="Loading" />
          </Flex>
        )}
      </Dialog>
    </Delayed>
  );
}

/** The placeholder returns focus in a task of its own, and must not take it from the dialog that follows. */
function useGivenWay(isThere: boolean): boolean {
  const [hasGivenWay, setGivenWay] = useState(isThere);
  useEffect(() => {
    if (!isThere) return;
    const timer = setTimeout(() => setGivenWay(true));
    return () => clearTimeout(timer);
  }, [isThere]);
  return hasGivenWay;
}
