import { Link } from '@counterpoint/contract/router';
import type { ActivityItem } from '@counterpoint/domain/schemas/home';
import { formatShare, RIGHT_LABELS, RIGHTS, type Shares } from '@counterpoint/domain/shares';
import { Card, Heading, Text, TextLink } from '@counterpoint/kit/core';
import { Timeline } from '@counterpoint/kit/page';
import { relativeTime } from '@counterpoint/kit/text';
import { objectPath } from '../../notifications/object-path.ts';

/** What happened to the member's works, newest first. */
export function ActivityList({ items }: { items: readonly ActivityItem[] }) {
  return (
    <Card as="section" aria-labelledby="activity-title">
      <Heading as="h2" id="activity-title" marginBottom="4">
        Recent activity
      </Heading>
      {items.length === 0 ? (
        <Text color="muted">
          Nothing has happened yet. Submissions, confirmations and registrations will stand here.
        </Text>
      ) : (
        <Timeline
          items={items.map((item) => ({
            id: item.id,
            title: <Event item={item} />,
            meta: relativeTime(item.at),
            isOpen: item.type === 'opposition_opened',
          }))}
        />
      )}
    </Card>
  );
}

function Event({ item }: { item: ActivityItem }) {
  return (
    <Text as="span" overflowWrap="anywhere">
      {wordsBefore(item)}{' '}
      <TextLink asChild>
        <Link to={objectPath(item.link)}>“{item.title}”</Link>
      </TextLink>
      {item.type === 'registered' && ' was registered'}
      {item.type === 'merged' && ' turned out to be registered twice'}
    </Text>
  );
}

function wordsBefore({ type, actor_name, is_me, shares, number, link }: ActivityItem): string {
  const actor = is_me ? 'You' : actor_name;
  const held = link.type === 'recording' ? 'rights in' : 'shares of';
  switch (type) {
    case 'submitted':
      return `${actor} submitted`;
    case 'withdrawn':
      return `${actor} withdrew`;
    case 'confirmed':
      return `${actor} confirmed ${shares ? `${sharesText(shares)} of` : held}`;
    case 'contested':
      return `${actor} contested ${is_me ? 'your' : 'their'} ${held}`;
    case 'taken_back':
      return `${actor} took back`;
    case 'claimed':
      return link.type === 'recording' ? `${actor} claimed rights in` : `${actor} claimed a share of`;
    case 'claim_answered':
      return `${actor} answered a claim on`;
    case 'opposition_opened':
      return `Opposition ${number ?? ''} opened on`;
    case 'registered':
    case 'merged':
      return '';
  }
}

/** `50.00%` where all rights that are shared have the same, else each with its right. */
function sharesText(shares: Shares): string {
  const given = RIGHTS.filter((right) => shares[right] > 0);
  const [first] = given;
  if (first === undefined) return 'shares';
  if (given.every((right) => shares[right] === shares[first])) return formatShare(shares[first]);
  return given.map((right) => `${formatShare(shares[right])} ${RIGHT_LABELS[right].toLowerCase()}`).join(', ');
}
