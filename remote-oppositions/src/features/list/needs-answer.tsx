import { Alert, Button } from '@counterpoint/kit/core';

export function NeedsAnswer({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <Alert
      tone="warning"
      title={count === 1 ? 'One case needs your answer' : `${count} cases need your answer`}
      action={
        <Button variant="outline" onClick={onShow}>
          {count === 1 ? 'Show it' : 'Show them'}
        </Button>
      }
    >
      Without an answer in time, the society may apply what is claimed.
    </Alert>
  );
}
