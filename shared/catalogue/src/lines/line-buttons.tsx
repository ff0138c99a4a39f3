import { Flex, Icon, IconButton } from '@counterpoint/kit/core';
import * as text from '../messages/lines.generated.ts';
import { IN_ONE_LINE } from './in-one-line.ts';

interface LineButtonsProps {
  readonly name: string;
  readonly moreHint: string;
  readonly isOpen: boolean;
  readonly controls: string;
  readonly onToggle: () => void;
  readonly onRemove: () => void;
}

export function LineButtons({ name, moreHint, isOpen, controls, onToggle, onRemove }: LineButtonsProps) {
  return (
    <Flex position="absolute" top="2" insetEnd="2" css={{ [IN_ONE_LINE]: { position: 'static' } }}>
      <IconButton
        size="sm"
        color="muted"
        aria-label={text.moreOf({ name })}
        title={moreHint}
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={onToggle}
      >
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </IconButton>
      <IconButton size="sm" color="muted" aria-label={text.remove({ name })} onClick={onRemove}>
        <Icon name="close" size={16} />
      </IconButton>
    </Flex>
  );
}
