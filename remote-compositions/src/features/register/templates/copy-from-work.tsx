import { Button, Flex, Text, useFocusRecovery } from '@counterpoint/kit/core';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import * as text from '../../../messages/register.generated.ts';
import type { DraftValues, WriterValues } from '../../../ui/draft/draft-values.ts';
import { TemplateDialog } from './template-dialog.tsx';

type Parties = Pick<DraftValues, 'writers' | 'publishers'>;

interface CopyFromWorkProps {
  readonly replaceWriters: (writers: WriterValues[]) => void;
  readonly draftId: string | null;
}

export function CopyFromWork({ replaceWriters, draftId }: CopyFromWorkProps) {
  const { getValues, setValue } = useFormContext<DraftValues>();
  const [isConfirming, setConfirming] = useState(false);
  const [taken, setTaken] = useState<{ title: string; before: Parties } | null>(null);

  function put({ writers, publishers }: Parties) {
    replaceWriters(writers);
    setValue('publishers', publishers, { shouldDirty: true });
  }
  function handleCopy(title: string, parties: Parties) {
    const { writers, publishers } = getValues();
    setTaken({ title, before: { writers, publishers } });
    put(parties);
    setConfirming(false);
  }
  function handleUndo() {
    if (taken) put(taken.before);
    setTaken(null);
  }
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setConfirming(true)}>
        {text.takeFrom()}
      </Button>
      {taken && <CopiedNotice title={taken.title} onUndo={handleUndo} />}
      {isConfirming && <TemplateDialog draftId={draftId} onClose={() => setConfirming(false)} onCopy={handleCopy} />}
    </>
  );
}

function CopiedNotice({ title, onUndo }: { title: string; onUndo: () => void }) {
  const button = useFocusRecovery<HTMLButtonElement>();
  useEffect(() => button.current?.focus(), [button]);
  return (
    <Flex role="status" align="center" gap="2" order={-1} flexBasis="100%">
      <Text color="muted">{text.taken({ title })}</Text>
      <Button ref={button} variant="ghost" size="sm" onClick={onUndo}>
        {text.undo()}
      </Button>
    </Flex>
  );
}
