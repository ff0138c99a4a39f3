import { Link } from '@counterpoint/contract/router';
import type { ActivityItem } from '@counterpoint/domain/schemas/home';
import { formatShare, RIGHT_LABELS, RIGHTS, type Shares } from '@counterpoint/domain/shares';
import { Card, Heading, Text, TextLink } from '@counterpoint/kit/core';
import { Timeline } from '@counterpoint/kit/page';
import { relativeTime } from '@counterpoint/kit/text';
import type { RenderTag } from '@counterpoint/messages';
import type { ReactNode } from 'react';
import * as text from '../../messages/dashboard.generated.ts';
import { objectPath } from '../../notifications/object-path.ts';

export function ActivityList({ items }: { items: readonly ActivityItem[] }) {
  return (
    <Card as="section" aria-labelledby="activity-title">
      <Heading as="h2" id="activity-title" marginBottom="4">
        {text.recentActivity()}
      </Heading>
      {items.length === 0 ? (
        <Text color="muted">{text.noActivity()}</Text>
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
      {describe(item, (parts) => (
        <TextLink key="work" asChild>
          <Link to={pathOf(item)}>{parts}</Link>
        </TextLink>
      ))}
    </Text>
  );
}

function pathOf({ type, link }: ActivityItem): string {
  if (type !== 'imported') return objectPath(link);
  return objectPath({ type: link.type === 'recording' ? 'recording_import' : 'work_import', id: link.id });
}

interface EventValues {
  readonly who: 'me' | 'other';
  readonly name: string;
  readonly kind: 'recording' | 'other';
  readonly title: string;
  readonly number: string;
  readonly count: number;
  readonly work: RenderTag<ReactNode>;
}

const EVENTS: Readonly<Record<Exclude<ActivityItem['type'], 'confirmed'>, (values: EventValues) => ReactNode[]>> = {
  submitted: text.submitted,
  withdrawn: text.withdrew,
  taken_back: text.withdrew,
  contested: text.contested,
  claimed: text.claimed,
  claim_answered: text.claimAnswered,
  opposition_opened: text.caseOpened,
  registered: text.wasRegistered,
  merged: text.wasMerged,
  imported: text.imported,
};

function describe(item: ActivityItem, work: RenderTag<ReactNode>): ReactNode[] {
  const { type, title, number, count, shares, actor_name: name } = item;
  const who = item.is_me ? 'me' : 'other';
  const kind = item.link.type === 'recording' ? 'recording' : 'other';
  const values: EventValues = { who, name, kind, title, number: number ?? '', count: count ?? 0, work };
  if (type !== 'confirmed') return EVENTS[type](values);
  return hasShares(shares) ? text.confirmedShares({ ...values, shares: sharesText(shares) }) : text.confirmed(values);
}

function hasShares(shares: Shares | null): shares is Shares {
  return shares !== null && RIGHTS.some((right) => shares[right] > 0);
}

function sharesText(shares: Shares): string {
  const given = RIGHTS.filter((right) => shares[right] > 0);
  const [first = 'pr'] = given;
  if (given.every((right) => shares[right] === shares[first])) return formatShare(shares[first]);
  return given
    .map((right) =>
      text.shareOfRight({ share: formatShare(shares[right]), right: RIGHT_LABELS[right]().toLowerCase() }),
    )
    .join(', ');
}
