import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { Dialog, SearchPicker } from '@counterpoint/kit/components';
import { Alert, Button, Flex, Spinner, Stack, Text } from '@counterpoint/kit/core';
import { FactsLine } from '@counterpoint/kit/page';
import type { ComponentProps } from 'react';
import * as text from '../messages/links.generated.ts';

export interface Linkable {
  readonly id: string;
  readonly title: string;
}

interface LinkDialogProps<Other extends Linkable> {
  readonly noun: 'work' | 'recording';
  readonly words: string;
  readonly placeholder: string;
  readonly search: (query: string, signal: AbortSignal) => Promise<Other[]>;
  readonly labelOf: (other: Other) => string;
  readonly factsOf: (other: Other) => ComponentProps<typeof FactsLine>['facts'];
  readonly link: (other: Other) => Promise<unknown>;
  readonly onClose: () => void;
}

export function LinkDialog<Other extends Linkable>(props: LinkDialogProps<Other>) {
  const { noun, words, placeholder, search, labelOf, factsOf, link, onClose } = props;
  const { notify } = useHost();
  const linking = useMutation({
    mutationFn: link,
    // Also after the member closed the dialog; closing it is left to `mutate`, which doesn't then.
    onSuccess: (_linked, { title }: Other) => notify(text.linked({ title }), { type: 'success' }),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.link({ what: noun })}
      footer={
        <Button variant="outline" onClick={onClose}>
          {text.cancel()}
        </Button>
      }
    >
      {/* Room for the results, which open below the field within the dialog. */}
      <Stack gap="4" minHeight="22rem">
        <Text>{words}</Text>
        {linking.error && (
          <Alert tone="error" title={text.notLinked({ what: noun })}>
            {messageOf(linking.error)}
          </Alert>
        )}
        <SearchPicker
          label={text.search({ what: noun })}
          placeholder={placeholder}
          search={search}
          itemKey={({ id }) => id}
          itemLabel={labelOf}
          itemDetail={(other) => <FactsLine facts={factsOf(other)} />}
          onPick={(other) => linking.isPending || linking.mutate(other, { onSuccess: onClose })}
          emptyHint={text.noMatch({ what: noun })}
        />
        {linking.isPending && (
          <Flex role="status" align="center" gap="2" color="muted">
            <Spinner size={16} />
            {text.linking({ title: linking.variables.title })}
          </Flex>
        )}
      </Stack>
    </Dialog>
  );
}
