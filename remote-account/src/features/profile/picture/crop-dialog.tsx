import { messageOf } from '@counterpoint/client/http';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Box, Button, chakra, Note, Stack } from '@counterpoint/kit/core';
import { useEffect, useRef, useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import type { PictureSquare } from '../../../api/picture-api.ts';
import * as text from '../../../messages/picture.generated.ts';
import type { DecodedPicture } from './read-picture.ts';
import { initialPart, type Part, toSquare } from './square.ts';

export interface CropDialogProps {
  readonly picture: DecodedPicture;
  readonly isUploading: boolean;
  readonly failure: unknown;
  onUpload(square: PictureSquare): void;
  onCancel(): void;
}

function handleLabels() {
  return {
    cropArea: text.cropArea(),
    nwDragHandle: text.upperLeft(),
    neDragHandle: text.upperRight(),
    seDragHandle: text.lowerRight(),
    swDragHandle: text.lowerLeft(),
    nDragHandle: text.upperEdge(),
    eDragHandle: text.rightEdge(),
    sDragHandle: text.lowerEdge(),
    wDragHandle: text.leftEdge(),
  };
}

export function CropDialog({ picture, isUploading, failure, onUpload, onCancel }: CropDialogProps) {
  const [part, setPart] = useState<Part>(() => initialPart(picture));
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={text.crop()}
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            {isUploading ? text.cancelUpload() : text.cancel()}
          </Button>
          <Button loading={isUploading} onClick={() => onUpload(toSquare(part, picture))}>
            {text.useThis()}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {failure !== null && (
          <Alert tone="error" title={text.notSaved()}>
            {messageOf(failure)}
          </Alert>
        )}
        <Cropper picture={picture} part={part} isDisabled={isUploading} onChange={setPart} />
        <Note role="status">{isUploading ? text.uploading() : text.cropHelp()}</Note>
      </Stack>
    </Dialog>
  );
}

interface CropperProps {
  readonly picture: DecodedPicture;
  readonly part: Part;
  readonly isDisabled: boolean;
  onChange(part: Part): void;
}

function Cropper({ picture: { shown }, part, isDisabled, onChange }: CropperProps) {
  return (
    <Box css={cropStyles}>
      <ReactCrop
        aspect={1}
        circularCrop
        keepSelection
        minWidth={48}
        disabled={isDisabled}
        ariaLabels={handleLabels()}
        crop={{ unit: '%', ...part }}
        onChange={(_, { x, y, width: wide, height: high }) => onChange({ x, y, width: wide, height: high })}
      >
        <ShownPicture shown={shown} />
      </ReactCrop>
    </Box>
  );
}

/** A canvas needs no `blob:` source in the content security policy. */
function ShownPicture({ shown }: { shown: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    // In an effect, because Chakra treats these attributes as styles. Setting them clears the canvas.
    Object.assign(canvas.current, { width: shown.width, height: shown.height });
    canvas.current.getContext('2d')?.drawImage(shown, 0, 0);
  }, [shown]);
  return (
    <chakra.canvas
      ref={canvas}
      role="img"
      aria-label={text.chosen()}
      display="block"
      maxWidth="100%"
      maxHeight="45dvh"
    />
  );
}

/** The cropper's own style sheet would violate the page's nonce. */
const cropStyles = {
  '--handle': '1.5rem',
  display: 'flex',
  justifyContent: 'center',
  '& .ReactCrop': {
    position: 'relative',
    display: 'inline-block',
    maxWidth: '100%',
    lineHeight: 0,
    cursor: 'crosshair',
  },
  '& .ReactCrop__child-wrapper': { overflow: 'hidden', borderRadius: 'control' },
  '& .ReactCrop__child-wrapper, & .ReactCrop__crop-selection': { touchAction: 'none' },
  '& .ReactCrop__crop-mask': { position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' },
  '& .ReactCrop__crop-selection': {
    position: 'absolute',
    boxSizing: 'border-box',
    borderRadius: 'full',
    outline: '2px dashed #ffffff',
    cursor: 'move',
  },
  '& .ReactCrop__crop-selection:focus-visible': { outline: '3px solid #ffffff', boxShadow: '0 0 0 6px #0d5c63' },
  '& .ReactCrop__drag-bar, & .ord-n, & .ord-e, & .ord-s, & .ord-w': { display: 'none' },
  '& .ReactCrop__drag-handle': {
    position: 'absolute',
    width: 'var(--handle)',
    height: 'var(--handle)',
    borderRadius: 'full',
    background: '#ffffff',
    borderWidth: '2px',
    borderColor: '#0d5c63',
  },
  '& .ReactCrop__drag-handle:focus-visible': { background: '#0d5c63', outline: '3px solid #ffffff' },
  '& .ord-nw': { top: '14.6%', left: '14.6%', transform: 'translate(-50%, -50%)', cursor: 'nw-resize' },
  '& .ord-ne': { top: '14.6%', right: '14.6%', transform: 'translate(50%, -50%)', cursor: 'ne-resize' },
  '& .ord-se': { bottom: '14.6%', right: '14.6%', transform: 'translate(50%, 50%)', cursor: 'se-resize' },
  '& .ord-sw': { bottom: '14.6%', left: '14.6%', transform: 'translate(-50%, 50%)', cursor: 'sw-resize' },
} as const;
