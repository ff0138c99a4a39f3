import { expect, jest, test } from '@jest/globals';
import { saveFile } from './index.ts';

test('saves a download under its name, and frees its memory', async () => {
  const clicked: { name: string; address: string }[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked.push({ name: this.download, address: this.href });
  });
  const revoked = new Promise((resolve) => Object.assign(URL, { revokeObjectURL: resolve }));
  Object.assign(URL, { createObjectURL: () => 'blob:one' });
  saveFile({ blob: new Blob(['title']), name: 'works.csv' });
  expect(clicked).toEqual([{ name: 'works.csv', address: 'blob:one' }]);
  expect(await revoked).toBe('blob:one');
  click.mockRestore();
});
