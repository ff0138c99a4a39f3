import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { Dialog, SearchPicker } from '@counterpoint/kit/components';
import { Alert, Button, Flex, Spinner, Stack, Text } from '@counterpoint/kit/core';

export interface Linkable {
  readonly id: string;
  readonly title: string;
}

interface LinkDialogProps<Other extends Linkable> {
  readonly noun: string;
  readonly words: string;
  readonly placeholder: string;
  readonly search: (query: string, signal: AbortSignal) => Promise<Other[]>;
  readonly labelOf: (other: Other) => string;
  readonly link: (other: Other) => Promise<unknown>;
  readonly onClose: () => void;
}

export function LinkDialog<Other extends Linkable>(props: LinkDialogProps<Other>) {
  const { noun, words, placeholder, search, labelOf, link, onClose } = props;
  const { notify } = useHost();
  const linking = useMutation({
    mutationFn: link,
    onSuccess(_linked, { title }: Other) {
      notify(`“${title}” is linked.`, { type: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Link a ${noun}`}
      footer={
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      {/* Room for the results, which open below the field within the dialog. */}
      <Stack gap="4" minHeight="22rem">
        <Text>{words}</Text>
        {linking.error && (
          <Alert tone="error" title={`The ${noun} was not linked`}>
            {messageOf(linking.error)}
          </Alert>
        )}
        <SearchPicker
          label={`Search the ${noun}s`}
          placeholder={placeholder}
          search={search}
          itemKey={({ id }) => id}
          itemLabel={labelOf}
          onPick={(other) => linking.isPending || linking.mutate(other)}
          emptyHint={`No registered ${noun} matches.`}
        />
        {linking.isPending && (
          <Flex role="status" align="center" gap="2" color="muted">
            <Spinner size={16} />
            Linking “{linking.variables.title}”
          </Flex>
        )}
      </Stack>
    </Dialog>
  );
}
