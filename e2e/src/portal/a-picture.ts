import type { Page } from '@playwright/test';

/** A JPEG to upload, drawn by the browser to look like a photograph. */
export async function aPicture(page: Page, { width, height }: { width: number; height: number }) {
  const base64 = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = high;
      const brush = canvas.getContext('2d');
      if (!brush) throw new Error('There is no canvas.');
      const sky = brush.createLinearGradient(0, 0, 0, high);
      sky.addColorStop(0, '#f0b86c');
      sky.addColorStop(1, '#b4533a');
      brush.fillStyle = sky;
      brush.fillRect(0, 0, wide, high);
      brush.fillStyle = '#3a2418';
      brush.beginPath();
      brush.arc(wide / 2, high * 0.42, high * 0.2, 0, 2 * Math.PI);
      brush.ellipse(wide / 2, high * 1.02, high * 0.36, high * 0.36, 0, 0, 2 * Math.PI);
      brush.fill();
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}
