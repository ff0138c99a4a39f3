import type { HelpTopic } from '@counterpoint/contract/help-topics';

/** A part of a topic: a paragraph, or what is not one. */
export type Block =
  | string
  | { readonly heading: string }
  | { readonly list: readonly string[] }
  /** Done one after another. */
  | { readonly steps: readonly string[] }
  /** Every status of a kind, in the words that stand on its badge. */
  | { readonly statuses: 'compositions' | 'recordings' | 'oppositions' | 'isni' };

/** What the help says about one thing. Plain data, so that all of it can be searched, and what was found marked. */
export interface TopicText {
  readonly title: string;
  /** One sentence: for whom, or when. */
  readonly summary: string;
  /** What members also call it. */
  readonly alsoCalled: readonly string[];
  readonly blocks: readonly Block[];
  /** Where it is done. */
  readonly links?: readonly { readonly label: string; readonly href: string }[];
  readonly related: readonly HelpTopic[];
}
