import type { Role } from '@counterpoint/domain/permissions';
import { Button, Icon } from '@counterpoint/kit/core';
import { useState } from 'react';
import * as text from '../../messages/people.generated.ts';
import { InviteDialog } from './invite-dialog.tsx';

export function InviteButton({ role }: { role: Role }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="plus" size={18} />
        {text.invite()}
      </Button>
      {isOpen && <InviteDialog by={role} onClose={() => setOpen(false)} />}
    </>
  );
}
