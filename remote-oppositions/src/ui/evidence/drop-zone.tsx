import { Button, Text } from '@counterpoint/kit/core';
import { FileDrop } from '@counterpoint/kit/files';
import * as text from '../../messages/evidence.generated.ts';
import { ACCEPTED } from './evidence-files.ts';

export function DropZone({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  return (
    <FileDrop label={text.documents()} accept={ACCEPTED} isMultiple onFiles={onFiles}>
      {(choose) => (
        <>
          <Text fontSize="sm" color="muted">
            {text.dropFiles()}
          </Text>
          <Button variant="outline" size="sm" onClick={choose}>
            {text.chooseFiles()}
          </Button>
          <Text fontSize="sm" color="muted">
            {text.formats()}
          </Text>
        </>
      )}
    </FileDrop>
  );
}
