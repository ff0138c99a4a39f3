import { beforeEach } from '@jest/globals';

/** Returns the names of the files that the page saved in the current test. Call it outside of tests. */
export function recordSavedFiles(): readonly string[] {
  const names: string[] = [];
  beforeEach(() => {
    names.length = 0;
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function () {
      names.push(this.download);
    };
  });
  return names;
}
