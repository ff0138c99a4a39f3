import { chakra } from '@counterpoint/kit/core';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';

interface FileDropProps {
  /** What is chosen, where it is read out: 'Documents'. */
  readonly label: string;
  /** What the browser's dialog offers to choose: '.pdf,.docx'. */
  readonly accept: string;
  readonly isMultiple?: boolean;
  /** Gets one file or more, never none. */
  readonly onFiles: (files: readonly [File, ...File[]]) => void;
  /** What stands in it; `choose` opens the browser's dialog. */
  readonly children: (choose: () => void) => ReactNode;
}

/** Takes files that are dropped on it, or chosen by a button in it. */
export function FileDrop({ label, accept, isMultiple = false, onFiles, children }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  function take(files: FileList | null): void {
    const [first, ...others] = files ?? [];
    if (first) onFiles([first, ...(isMultiple ? others : [])]);
  }
  function handleDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
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
          take(target.files);
          // The same file can be chosen again after it was mended.
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
