import { chakra } from '@counterpoint/kit/core';
import { type ComponentProps, useEffect, useRef } from 'react';

interface Drawing {
  readonly shown: ImageBitmap;
  readonly from: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly to: { readonly width: number; readonly height: number };
}

/** A canvas needs no `blob:` source in the content security policy. */
export function DrawnPicture({ shown, from, to, ...props }: Drawing & ComponentProps<typeof chakra.canvas>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { x, y, width: fromWidth, height: fromHeight } = from;
  const { width, height } = to;
  useEffect(() => {
    if (!canvas.current) return;
    // In an effect, because Chakra treats these attributes as styles. Setting them clears the canvas.
    Object.assign(canvas.current, { width, height });
    const context = canvas.current.getContext('2d');
    if (!context) return;
    context.imageSmoothingQuality = 'high';
    context.drawImage(shown, x, y, fromWidth, fromHeight, 0, 0, width, height);
  }, [shown, x, y, fromWidth, fromHeight, width, height]);
  return <chakra.canvas ref={canvas} role="img" {...props} />;
}
