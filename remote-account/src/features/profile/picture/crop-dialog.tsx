import { messageOf } from '@counterpoint/client/http';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Box, Button, Flex, Stack, Text } from '@counterpoint/kit/core';
import { useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import type { PictureSquare } from '../../../api/picture-api.ts';
import { cropStyles } from './crop-styles.ts';
import { DrawnPicture } from './drawn-picture.tsx';
import type { ReadPicture } from './read-picture.ts';
import { firstPart, type Part, toSquare } from './square.ts';

export interface CropDialogProps {
  readonly picture: ReadPicture;
  readonly isUploading: boolean;
  readonly failure: unknown;
  onUpload(square: PictureSquare): void;
  onCancel(): void;
}

const LABELS = {
  cropArea: 'The part of the picture to use. The arrow keys move it.',
  nwDragHandle: 'Upper left corner. The arrow keys change its size.',
  neDragHandle: 'Upper right corner. The arrow keys change its size.',
  seDragHandle: 'Lower right corner. The arrow keys change its size.',
  swDragHandle: 'Lower left corner. The arrow keys change its size.',
  nDragHandle: 'Upper edge',
  eDragHandle: 'Right edge',
  sDragHandle: 'Lower edge',
  wDragHandle: 'Left edge',
};

export function CropDialog({ picture, isUploading, failure, onUpload, onCancel }: CropDialogProps) {
  const [part, setPart] = useState<Part>(() => firstPart(picture));
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title="Choose the part to use"
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            {isUploading ? 'Cancel the upload' : 'Cancel'}
          </Button>
          <Button loading={isUploading} onClick={() => onUpload(toSquare(part, picture))}>
            Use this picture
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {failure !== null && (
          <Alert tone="error" title="Your picture was not saved">
            {messageOf(failure)}
          </Alert>
        )}
        <Cropper picture={picture} part={part} isDisabled={isUploading} onChange={setPart} />
        <Flex align="center" gap="4">
          <Preview picture={picture} part={part} />
          <Text color="muted" fontSize="sm" role="status">
            {isUploading
              ? 'Uploading your picture…'
              : 'So others will see you. Drag the circle, or move it with the arrow keys; its four points make it larger or smaller.'}
          </Text>
        </Flex>
      </Stack>
    </Dialog>
  );
}

interface CropperProps {
  readonly picture: ReadPicture;
  readonly part: Part;
  readonly isDisabled: boolean;
  onChange(part: Part): void;
}

function Cropper({ picture: { shown }, part, isDisabled, onChange }: CropperProps) {
  const { width, height } = shown;
  return (
    <Box css={cropStyles}>
      <ReactCrop
        aspect={1}
        circularCrop
        keepSelection
        minWidth={48}
        disabled={isDisabled}
        ariaLabels={LABELS}
        crop={{ unit: '%', ...part }}
        onChange={(_, { x, y, width: wide, height: high }) => onChange({ x, y, width: wide, height: high })}
      >
        <DrawnPicture
          shown={shown}
          from={{ x: 0, y: 0, width, height }}
          to={{ width, height }}
          display="block"
          maxWidth="100%"
          maxHeight="45dvh"
          aria-label="The picture you chose"
        />
      </ReactCrop>
    </Box>
  );
}

const PREVIEW_EDGE = 144;

function Preview({ picture: { shown }, part }: Pick<CropperProps, 'picture' | 'part'>) {
  const { x, y, size } = toSquare(part, shown);
  return (
    <DrawnPicture
      shown={shown}
      from={{ x, y, width: size, height: size }}
      to={{ width: PREVIEW_EDGE, height: PREVIEW_EDGE }}
      boxSize="4.5rem"
      flexShrink={0}
      borderRadius="full"
      aria-label="How it will look"
    />
  );
}
