import { Button, Icon } from '@counterpoint/kit/core';
import { useState } from 'react';
import * as text from '../../messages/mandates.generated.ts';
import { ProposeDialog } from './propose-dialog.tsx';

export function ProposeButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="plus" size={18} />
        {text.propose()}
      </Button>
      {isOpen && <ProposeDialog onClose={() => setOpen(false)} />}
    </>
  );
}
