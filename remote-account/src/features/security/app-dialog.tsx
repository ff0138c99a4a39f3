import { Loaded } from '@counterpoint/area-ui/page';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { type AuthenticatorSetup, codeEntry } from '@counterpoint/domain/schemas/members';
import { Dialog } from '@counterpoint/kit/components';
import { Box, Button, chakra, Delayed, Skeleton, Stack, Text, TextLink } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { encode } from 'uqr';
import { factorsOf, type NewCodes } from '../../api/second-factor-api.ts';
import * as text from '../../messages/security.generated.ts';
import { useFactorMutation } from './use-factor-mutation.ts';

/** Shows the secret to scan, and takes the first code of the app. */
export function AppDialog({ onCodes, onClose }: { onCodes: (codes: NewCodes) => void; onClose: () => void }) {
  const { http } = useHost();
  const formId = useId();
  const [error, setError] = useState<string>();
  // A query, so that the secret stays the same while the dialog is open, wrong codes included.
  const setup = useQuery({
    queryKey: ['account', 'authenticator-setup'],
    queryFn: () => factorsOf(http).setUpApp(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const { start, isBusy, failure } = useFactorMutation<string, NewCodes>({
    run: (client, code) => factorsOf(client).confirmApp(code),
    onDone(codes) {
      onClose();
      onCodes(codes);
    },
  });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const entered = codeEntry.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    setError(entered.error?.issues[0]?.message);
    if (entered.success) start(entered.data.code);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.setUpTitle()}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {text.cancel()}
          </Button>
          <Button type="submit" form={formId} loading={isBusy} disabled={!setup.data}>
            {text.turnOn()}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} noValidate>
        <Stack gap="4">
          <Loaded
            query={setup}
            loading={
              <Delayed>
                <Skeleton height="12rem" />
              </Delayed>
            }
          >
            {(shown) => <Secret setup={shown} />}
          </Loaded>
          <CodeField problem={error ?? failure} />
        </Stack>
      </form>
    </Dialog>
  );
}

/** Selects a wrong code, so that the next one replaces it. */
function CodeField({ problem }: { problem: string | null | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!problem) return;
    input.current?.focus();
    input.current?.select();
  }, [problem]);
  return (
    <Field label={text.code()} help={text.codeHelp()} error={problem ?? undefined}>
      <Input ref={input} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
    </Field>
  );
}

function Secret({ setup }: { setup: AuthenticatorSetup }) {
  return (
    <Stack gap="3">
      <Text>{text.scan()}</Text>
      <QrCode content={setup.uri} />
      {/* A phone can't scan its own screen. */}
      <TextLink href={setup.uri} css={{ display: 'none', '@media (pointer: coarse)': { display: 'inline' } }}>
        {text.openApp()}
      </TextLink>
      <Text color="muted">{text.orType()}</Text>
      <chakra.code overflowWrap="anywhere" fontFamily="mono" userSelect="all">
        {setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
      </chakra.code>
    </Stack>
  );
}

/** Dark on light in both themes, as cameras expect it. */
function QrCode({ content }: { content: string }) {
  const { data, size } = encode(content, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <Box width="12rem" borderRadius="control" overflow="hidden">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text.qrCode()} shapeRendering="crispEdges">
        <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
        <path d={squares.join('')} fill="#000" />
      </svg>
    </Box>
  );
}
