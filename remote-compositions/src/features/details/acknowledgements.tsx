import { PageLink } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import { cwrStatusText } from '@counterpoint/domain/cwr/statuses';
import type { Acknowledgement, CwrOfWork } from '@counterpoint/domain/schemas/imports';
import { CardSection } from '@counterpoint/kit/cards';
import { Box, chakra, Flex, Note, Stack } from '@counterpoint/kit/core';
import { formatLongDate } from '@counterpoint/kit/text';
import * as text from '../../messages/cwr.generated.ts';
import { AnswerBadge, AnswerDetails, OtherIswc } from '../../ui/society-answer.tsx';

interface AcknowledgementsProps {
  readonly answers: CwrOfWork;
  /** The ISWC of the work in the portal. */
  readonly iswc: string | null;
}

export function Acknowledgements({ answers, iswc }: AcknowledgementsProps) {
  const { acknowledgements, kept, version } = answers;
  return (
    <>
      {acknowledgements.length > 0 && (
        <CardSection title={text.sentToSocieties()}>
          <chakra.ul paddingX="5" paddingBottom="5">
            {acknowledgements.map((acknowledgement) => (
              <SocietyAcknowledgement key={acknowledgement.id} acknowledgement={acknowledgement} iswc={iswc} />
            ))}
          </chakra.ul>
        </CardSection>
      )}
      {kept.length > 0 && <UnsupportedValues kept={kept} version={version} />}
    </>
  );
}

function SocietyAcknowledgement({ acknowledgement, iswc }: { acknowledgement: Acknowledgement; iswc: string | null }) {
  const { society_name, status, sent_on, processed_on, recipient_number, file_id } = acknowledgement;
  const meaning = status === null ? text.iswcNoticeMeaning() : cwrStatusText(status).meaning;
  return (
    <chakra.li paddingBlock="3" borderTopWidth="1px" borderColor="line" _first={{ borderTopWidth: 0 }}>
      <Flex gap="2" justify="space-between" align="center" wrap="wrap">
        <PageLink
          fontWeight="semibold"
          to={paths.compositions.acknowledgement(file_id)}
          aria-label={text.acknowledgementsFrom({ society: society_name })}
        >
          {society_name}
        </PageLink>
        <AnswerBadge status={status} />
      </Flex>
      <Note>
        {processed_on ? text.processedOn({ date: formatLongDate(processed_on), meaning }) : meaning}{' '}
        {sent_on && text.answersFileOf({ date: formatLongDate(sent_on) })}{' '}
        {recipient_number && text.recipientNumber({ number: recipient_number })}
      </Note>
      <OtherIswc sent={acknowledgement.iswc} current={iswc} />
      <AnswerDetails {...acknowledgement} />
    </chakra.li>
  );
}

function UnsupportedValues({ kept, version }: Pick<CwrOfWork, 'kept' | 'version'>) {
  return (
    <CardSection title={text.kept()}>
      <Box paddingX="5" paddingBottom="5">
        <Stack gap="2">
          <Note>{text.keptHint({ version: version ?? '' })}</Note>
          <chakra.ul fontSize="sm" overflowWrap="anywhere" maxHeight="16rem" overflowY="auto" tabIndex={0}>
            {kept.map(({ place, value }, index) => (
              // A file may hold the same line twice.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown as it came and never changes
              <li key={index}>
                <b>{place}</b> {value}
              </li>
            ))}
          </chakra.ul>
        </Stack>
      </Box>
    </CardSection>
  );
}
