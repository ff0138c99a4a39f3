export function saveFile({ blob, name }: { readonly blob: Blob; readonly name: string }): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoking at once would cancel the download in some browsers.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
