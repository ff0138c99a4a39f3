import { Button, Icon } from '@counterpoint/kit/core';
import { type ReactNode, useState } from 'react';

/** Opens a dialog that adds something. */
export function DialogButton({ label, children }: { label: string; children: (onClose: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="plus" size={18} />
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
