import { Button, Flex } from '@counterpoint/kit/core';

interface NoticeWithButtonProps {
  readonly text: string;
  readonly action: string;
  onAction(): void;
}

export function NoticeWithButton({ text, action, onAction }: NoticeWithButtonProps) {
  return (
    <Flex align="center" gap="3" wrap="wrap">
      {text}
      <Button variant="outline" size="sm" onClick={onAction}>
        {action}
      </Button>
    </Flex>
  );
}
