import { chakra, Icon, IconButton } from '@counterpoint/kit/core';
import { useState } from 'react';
import * as text from '../messages/form.generated.ts';
import { Input, type InputProps } from './inputs.tsx';

export function PasswordInput(props: Omit<InputProps, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <chakra.span position="relative" display="block" minWidth={0}>
      <Input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={isShown ? 'text' : 'password'}
        paddingInlineEnd="11"
      />
      <chakra.span position="absolute" insetEnd="1" top="0" bottom="0" display="grid" placeItems="center">
        <IconButton
          size="sm"
          color="muted"
          aria-label={text.showPassword()}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name="eye" size={18} />
        </IconButton>
      </chakra.span>
    </chakra.span>
  );
}
