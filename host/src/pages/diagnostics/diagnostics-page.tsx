import { messageOf, nothing } from '@counterpoint/client/http';
import { type NoticeHandle, type NoticeType, useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { CONTRACT_VERSION } from '@counterpoint/contract/version';
import { Box, Button, Card, Flex, Heading, Note, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import { PageHeader } from '@counterpoint/kit/page';
import { type ReactNode, useId, useRef, useState } from 'react';
import { loadedArea } from '../../areas/load-area.ts';
import { deployedAreas } from '../../areas/registry-store.ts';
import { readPageConfig } from '../../config/page-config.ts';
import * as text from '../../messages/diagnostics.generated.ts';
import * as shell from '../../messages/shell.generated.ts';

export function DiagnosticsPage() {
  return (
    <>
      <PageHeader title={shell.diagnostics()} context={text.context()} />
      <Stack gap="4">
        <AreasSection />
        <HealthSection />
        <ToastsSection />
        <ErrorSection />
      </Stack>
    </>
  );
}

function ErrorSection() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error(text.thrown());
  return (
    <Section title={text.errors()} hint={text.errorsHint()}>
      <Button variant="danger" onClick={() => setIsBroken(true)}>
        {text.throwError()}
      </Button>
    </Section>
  );
}

function HealthSection() {
  const { isPending, isFetching, error, data, refetch } = useReadiness();
  return (
    <Section title={text.api()} hint={text.apiHint()}>
      <Flex align="center" gap="4" wrap="wrap">
        {isPending && <StatusBadge tone="grey">{text.checking()}</StatusBadge>}
        {error && <StatusBadge tone="terracotta">{text.notReady()}</StatusBadge>}
        {data !== undefined && !error && <StatusBadge tone="green">{text.ready()}</StatusBadge>}
        <Note flex="1">
          {error && messageOf(error)}
          {data !== undefined && !error && text.responded({ ms: data })}
        </Note>
        <Button variant="outline" size="sm" loading={isFetching} onClick={() => void refetch()}>
          {text.checkAgain()}
        </Button>
      </Flex>
    </Section>
  );
}

function useReadiness() {
  const { http } = useHost();
  return useQuery({
    queryKey: ['ready'],
    queryFn: async ({ signal }) => {
      const start = performance.now();
      await http.get('ready', { schema: nothing, signal });
      return Math.round(performance.now() - start);
    },
    gcTime: 0,
    retry: false,
  });
}

function trials(): { type: NoticeType; label: string; message: ReactNode }[] {
  return [
    { type: 'blank', label: text.blank(), message: text.blankNotice() },
    { type: 'success', label: text.success(), message: text.successNotice() },
    { type: 'error', label: text.error(), message: text.errorNotice() },
    { type: 'loading', label: text.loading(), message: text.loadingNotice() },
    { type: 'custom', label: text.custom(), message: <strong>{text.customNotice()}</strong> },
  ];
}

function ToastsSection() {
  const { notify } = useHost();
  const shown = useRef<NoticeHandle[]>([]);

  function handleDismiss(): void {
    for (const notice of shown.current) notice.dismiss();
    shown.current = [];
  }

  return (
    <Section title={text.toasts()} hint={text.toastsHint()}>
      <Flex gap="3" wrap="wrap">
        {trials().map(({ type, label, message }) => (
          <Button key={type} variant="outline" onClick={() => shown.current.push(notify(message, { type }))}>
            {label}
          </Button>
        ))}
        <Button variant="ghost" onClick={handleDismiss}>
          {text.dismissAll()}
        </Button>
      </Flex>
    </Section>
  );
}

function AreasSection() {
  return (
    <Section
      title={text.areas()}
      hint={text.release({ release: readPageConfig().release, contract: CONTRACT_VERSION })}
    >
      <Box as="ul" listStyleType="none">
        {deployedAreas().map(({ area, label, version }) => (
          <Flex
            as="li"
            key={area}
            align="center"
            justify="space-between"
            gap="3"
            wrap="wrap"
            paddingY="2.5"
            borderColor="line"
            _notFirst={{ borderTopWidth: '1px' }}
          >
            <Text fontWeight="medium">{label}</Text>
            <Flex align="center" gap="3" wrap="wrap">
              <Note overflowWrap="anywhere">{version}</Note>
              <StatusBadge tone={loadedArea(area) ? 'green' : 'grey'}>
                {loadedArea(area) ? text.loaded() : text.notLoaded()}
              </StatusBadge>
            </Flex>
          </Flex>
        ))}
      </Box>
    </Section>
  );
}

interface SectionProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      <Note marginTop="1" marginBottom="4">
        {hint}
      </Note>
      {children}
    </Card>
  );
}
