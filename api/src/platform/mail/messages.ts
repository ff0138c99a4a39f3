/** Plain text: every reader shows it, and it can't disguise a link. */
export interface Message {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

export function linkTo(portal: string, path: string): string {
  return new URL(path, portal).href;
}
