import { Button, Flex } from '@counterpoint/kit/core';
import * as text from '../messages/areas.generated.ts';
import { notify } from '../toasts/notify.ts';

const DAY_MS = 86_400_000;

export function showNewerVersion(): void {
  notify(
    <Flex align="center" gap="3" wrap="wrap">
      {text.newerVersion()}
      <Button variant="outline" size="sm" onClick={() => location.reload()}>
        {text.reload()}
      </Button>
    </Flex>,
    { type: 'custom', durationMs: DAY_MS },
  );
}
