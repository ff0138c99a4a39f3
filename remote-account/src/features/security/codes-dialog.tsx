import { useLeaveGuard } from '@counterpoint/client/drafts';
import { useHost } from '@counterpoint/contract';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Flex, Grid, Icon, Stack, Text } from '@counterpoint/kit/core';
import { saveFile } from '@counterpoint/kit/files';
import * as text from '../../messages/security.generated.ts';

/** The codes are shown once. Only its button closes it, and leaving is confirmed, so that they aren't lost by accident. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { notify } = useHost();
  useLeaveGuard(true);
  const lines = `${codes.join('\n')}\n`;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(lines);
      notify(text.codesCopied(), { type: 'success' });
    } catch {
      // The clipboard needs HTTPS and the browser's permission.
      notify(text.codesNotCopied(), { type: 'error' });
    }
  }

  return (
    <Dialog
      isOpen
      title={text.codesTitle()}
      role="alertdialog"
      footer={<Button onClick={onClose}>{text.saved()}</Button>}
    >
      <Stack gap="4">
        <Text>{text.codesNote()}</Text>
        <Grid
          as="ul"
          templateColumns="repeat(auto-fit, minmax(10rem, 1fr))"
          gap="2"
          listStyleType="none"
          aria-label={text.recovery()}
          fontFamily="mono"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Grid>
        <Flex gap="3" wrap="wrap">
          <Button variant="outline" onClick={() => void copy()}>
            <Icon name="copy" size={18} />
            {text.copy()}
          </Button>
          <Button
            variant="outline"
            onClick={() => saveFile({ blob: new Blob([lines], { type: 'text/plain' }), name: text.fileName() })}
          >
            <Icon name="download" size={18} />
            {text.download()}
          </Button>
        </Flex>
        <Alert tone="warning" title={text.codesOnce()} />
      </Stack>
    </Dialog>
  );
}
