import { chakra } from '@counterpoint/kit/core';
import { type ComponentProps, useEffect, useRef } from 'react';

interface Drawing {
  readonly shown: ImageBitmap;
  /** What of the picture is drawn, in its pixels. */
  readonly from: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly width: number;
  readonly height: number;
}

/** A part of a picture on a canvas: no address of its own that a policy would have to allow. */
export function DrawnPicture({ shown, from, width, height, ...props }: Drawing & ComponentProps<typeof chakra.canvas>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { x, y, width: fromWidth, height: fromHeight } = from;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.imageSmoothingQuality = 'high';
    context.clearRect(0, 0, width, height);
    context.drawImage(shown, x, y, fromWidth, fromHeight, 0, 0, width, height);
  }, [shown, x, y, fromWidth, fromHeight, width, height]);
  return <chakra.canvas ref={canvas} width={width} height={height} {...props} />;
}
