import { HELP_TOPICS, type HelpTopic } from '@counterpoint/contract/help-topics';
import { paths } from '@counterpoint/contract/paths';

const MAX_QUERY_LENGTH = 100;

export function readHelpPlace(parameters: URLSearchParams) {
  const topic = parameters.get('topic');
  return {
    topic: HELP_TOPICS.find((each) => each === topic) ?? null,
    term: parameters.get('term'),
    query: (parameters.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
  };
}

export function topicAddress(topic: HelpTopic, query = ''): string {
  const path = paths.account.helpTopic(topic);
  return query ? `${path}&${new URLSearchParams({ q: query })}` : path;
}

export function searchAddress(query: string): string {
  return query ? `${paths.account.help()}?${new URLSearchParams({ q: query })}` : paths.account.help();
}
