/** Lets the browser save a file that was fetched, where it saves all downloads. */
export function saveFile({ blob, name }: { readonly blob: Blob; readonly name: string }): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The click has taken what it needs once the browser comes back to its events.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
