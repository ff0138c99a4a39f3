import { chakra } from '@counterpoint/kit/core';
import { type ComponentProps, useEffect, useRef } from 'react';

interface Drawing {
  readonly shown: ImageBitmap;
  /** What of the picture is drawn, in its pixels. */
  readonly from: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** How many pixels the canvas has; how large it is on the page is for its style. */
  readonly to: { readonly width: number; readonly height: number };
}

/** A part of a picture on a canvas: no address of its own that a policy would have to allow. */
export function DrawnPicture({ shown, from, to, ...props }: Drawing & ComponentProps<typeof chakra.canvas>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { x, y, width: fromWidth, height: fromHeight } = from;
  const { width, height } = to;
  useEffect(() => {
    if (!canvas.current) return;
    // Here and not as attributes, which would be taken for the style's. Setting them empties the canvas.
    Object.assign(canvas.current, { width, height });
    const context = canvas.current.getContext('2d');
    if (!context) return;
    context.imageSmoothingQuality = 'high';
    context.drawImage(shown, x, y, fromWidth, fromHeight, 0, 0, width, height);
  }, [shown, x, y, fromWidth, fromHeight, width, height]);
  return <chakra.canvas ref={canvas} role="img" {...props} />;
}
