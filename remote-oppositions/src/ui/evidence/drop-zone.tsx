import { Button, chakra, Text } from '@counterpoint/kit/core';
import { type DragEvent, useRef, useState } from 'react';
import { ACCEPTED } from './evidence-words.ts';

/** Takes files that are dropped on it, or chosen by its button. */
export function DropZone({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <Zone
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label="Documents"
        accept={ACCEPTED}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again after it was mended.
          target.value = '';
        }}
      />
      <Text fontSize="sm" color="muted">
        Drop files here, or
      </Text>
      <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
        Choose files
      </Button>
      <Text fontSize="sm" color="muted">
        PDF, DOCX, JPG, PNG, MP3 or WAV · 20 MB each
      </Text>
    </Zone>
  );
}

const Zone = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    padding: '4',
    textAlign: 'center',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'outline',
    borderRadius: 'card',
    bg: 'sunken',
    '&[data-over]': { borderColor: 'brand', bg: 'brand.soft' },
  },
});
