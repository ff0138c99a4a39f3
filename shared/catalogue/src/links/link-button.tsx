import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { useSearchParams } from '@counterpoint/contract/router';
import { Dialog, SearchPicker } from '@counterpoint/kit/components';
import { Alert, Button, Stack, Text } from '@counterpoint/kit/core';

/** Something on the other side that a link can be made with. */
export interface Linkable {
  readonly id: string;
  readonly title: string;
}

interface LinkButtonProps<Other extends Linkable> {
  /** `work` or `recording`: what is linked. */
  readonly noun: string;
  /** What the link says, and who is told. */
  readonly words: string;
  readonly placeholder: string;
  readonly search: (query: string, signal: AbortSignal) => Promise<Other[]>;
  readonly labelOf: (other: Other) => string;
  readonly link: (other: Other) => Promise<unknown>;
}

const ASKED = 'link';

/** Links something of the other catalogue, found by search. The address can ask for it, as a result of a search does. */
export function LinkButton<Other extends Linkable>(props: LinkButtonProps<Other>) {
  const { noun } = props;
  const [parameters, setParameters] = useSearchParams();
  function handleOpen(isOpen: boolean) {
    setParameters(
      (current) => {
        if (isOpen) current.set(ASKED, noun);
        else current.delete(ASKED);
        return current;
      },
      { replace: true },
    );
  }
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => handleOpen(true)}>
        Link a {noun}
      </Button>
      {parameters.get(ASKED) === noun && <LinkDialog {...props} onClose={() => handleOpen(false)} />}
    </>
  );
}

function LinkDialog<Other extends Linkable>(props: LinkButtonProps<Other> & { readonly onClose: () => void }) {
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
      {/* What is found unfolds below the field, and has to fit into the dialog. */}
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
          onPick={(other) => linking.mutate(other)}
          emptyHint={`No registered ${noun} matches.`}
        />
      </Stack>
    </Dialog>
  );
}
