import { Button, Text } from '@counterpoint/kit/core';
import { FileDrop } from '@counterpoint/kit/files';
import { ACCEPTED } from './evidence-words.ts';

export function DropZone({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  return (
    <FileDrop label="Documents" accept={ACCEPTED} isMultiple onFiles={onFiles}>
      {(choose) => (
        <>
          <Text fontSize="sm" color="muted">
            Drop files here, or
          </Text>
          <Button variant="outline" size="sm" onClick={choose}>
            Choose files
          </Button>
          <Text fontSize="sm" color="muted">
            PDF, DOCX, JPG, PNG, MP3 or WAV · 20 MB each
          </Text>
        </>
      )}
    </FileDrop>
  );
}
