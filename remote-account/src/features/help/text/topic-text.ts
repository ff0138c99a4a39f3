import type { HelpTopic } from '@counterpoint/contract/help-topics';

export type Block =
  | string
  | { readonly heading: string }
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly statuses: 'compositions' | 'recordings' | 'oppositions' | 'isni' };

/** Plain data, so that all of it can be searched and highlighted. */
export interface TopicText {
  readonly title: string;
  readonly summary: string;
  readonly alsoCalled: string;
  readonly blocks: readonly Block[];
  readonly links?: readonly { readonly label: string; readonly href: string }[];
  readonly related: readonly HelpTopic[];
}
