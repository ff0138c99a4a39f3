import { HELP_TOPICS, type HelpTopic } from '@counterpoint/contract/help-topics';
import { paths } from '@counterpoint/contract/paths';

/** Where a member is in the help: all of it stands in the address. */
export interface HelpPlace {
  /** Null on the first page, and for a topic that there is not. */
  readonly topic: HelpTopic | null;
  /** A term of the glossary. */
  readonly term: string | null;
  readonly query: string;
}

const LONGEST_QUERY = 100;

export function readHelpPlace(parameters: URLSearchParams): HelpPlace {
  const topic = parameters.get('topic');
  return {
    topic: HELP_TOPICS.find((each) => each === topic) ?? null,
    term: parameters.get('term'),
    query: (parameters.get('q') ?? '').slice(0, LONGEST_QUERY),
  };
}

/** A topic, reached from a search: the way back leads to what was found. */
export function topicAddress(topic: HelpTopic, query = ''): string {
  const path = paths.account.helpTopic(topic);
  return query ? `${path}&${new URLSearchParams({ q: query })}` : path;
}

/** The help's first page, or what a search found. */
export function searchAddress(query: string): string {
  return query ? `${paths.account.help()}?${new URLSearchParams({ q: query })}` : paths.account.help();
}
