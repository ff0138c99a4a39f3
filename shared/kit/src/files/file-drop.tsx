import { chakra } from '@counterpoint/kit/core';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';

interface FileDropProps {
  readonly label: string;
  readonly accept: string;
  readonly isMultiple?: boolean;
  readonly onFiles: (files: readonly [File, ...File[]]) => void;
  readonly children: (choose: () => void) => ReactNode;
}

export function FileDrop({ label, accept, isMultiple = false, onFiles, children }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  function acceptFiles(files: FileList | null): void {
    const [first, ...others] = files ?? [];
    if (first) onFiles([first, ...(isMultiple ? others : [])]);
  }
  function handleDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    acceptFiles(event.dataTransfer.files);
  }
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
        multiple={isMultiple}
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          acceptFiles(target.files);
          // Lets the user choose the same file again after correcting it.
          target.value = '';
        }}
      />
      {children(() => input.current?.click())}
    </Zone>
  );
}

const Zone = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    padding: { base: '4', md: '6' },
    textAlign: 'center',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'outline',
    borderRadius: 'card',
    bg: 'sunken',
    '&[data-over]': { borderColor: 'brand', bg: 'brand.soft' },
  },
});
