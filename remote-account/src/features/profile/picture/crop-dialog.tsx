import { messageOf } from '@counterpoint/client/http';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Box, Button, Flex, Stack, Text } from '@counterpoint/kit/core';
import { useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import type { PictureSquare } from '../../../api/picture-api.ts';
import * as text from '../../../messages/picture.generated.ts';
import { cropStyles } from './crop-styles.ts';
import { DrawnPicture } from './drawn-picture.tsx';
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
        <Flex align="center" gap="4">
          <Preview picture={picture} part={part} />
          <Text color="muted" fontSize="sm" role="status">
            {isUploading ? text.uploading() : text.cropHelp()}
          </Text>
        </Flex>
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
  const { width, height } = shown;
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
        <DrawnPicture
          shown={shown}
          from={{ x: 0, y: 0, width, height }}
          to={{ width, height }}
          display="block"
          maxWidth="100%"
          maxHeight="45dvh"
          aria-label={text.chosen()}
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
      aria-label={text.preview()}
    />
  );
}
