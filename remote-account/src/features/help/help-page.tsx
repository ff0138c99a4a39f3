import { useHost } from '@counterpoint/contract';
import { useNavigate, useSearchParams } from '@counterpoint/contract/router';
import { Box, Stack } from '@counterpoint/kit/core';
import { PageHeader } from '@counterpoint/kit/page';
import { SearchField } from '@counterpoint/kit/table';
import { useEffect } from 'react';
import * as text from '../../messages/help.generated.ts';
import { AccountPage } from '../../ui/account-page.tsx';
import { ContactCard } from './contact-card.tsx';
import { readHelpPlace, searchAddress } from './help-place.ts';
import { SearchResults } from './search-results.tsx';
import { topicText } from './text/topics.ts';
import { TopicGroups } from './topic-groups.tsx';
import { TopicView } from './topic-view.tsx';

export function HelpPage() {
  const { setTitle } = useHost();
  const [parameters] = useSearchParams();
  const { topic, term, query } = readHelpPlace(parameters);
  const title = topic ? topicText(topic).title : text.help();
  useEffect(() => setTitle(title), [setTitle, title]);
  return (
    <AccountPage>
      {topic ? (
        <TopicView key={topic} id={topic} term={term} query={query} />
      ) : (
        <>
          <PageHeader title={text.help()} context={text.context()} />
          <Stack gap="5">
            <HelpSearch query={query} />
            {query.trim() ? <SearchResults query={query} /> : <TopicGroups />}
            <ContactCard />
          </Stack>
        </>
      )}
    </AccountPage>
  );
}

function HelpSearch({ query }: { query: string }) {
  const navigate = useNavigate();
  return (
    <Box role="search">
      <SearchField
        label={text.search()}
        placeholder={text.placeholder()}
        value={query}
        // Replaces the history entry, or "back" would undo one pause in typing at a time.
        onChange={(next) => navigate(searchAddress(next), { replace: true, preventScrollReset: true })}
      />
    </Box>
  );
}
