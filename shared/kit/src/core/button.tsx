import type { ComponentProps, MouseEvent } from 'react';
import { chakra } from './system/styled.ts';
import { Spinner } from './waiting.tsx';

const ButtonElement = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    position: 'relative',
    flexShrink: 0,
    maxWidth: '100%',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    fontSize: 'md',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    _disabled: { cursor: 'not-allowed', opacity: 0.55 },
    '&[aria-busy=true]': { cursor: 'progress', opacity: 1 },
  },
  variants: {
    variant: {
      solid: { bg: 'brand', color: 'brand.contrast', _hover: { bg: 'brand.hover' } },
      outline: { bg: 'card', color: 'ink', borderColor: 'outline', _hover: { bg: 'sunken' } },
      ghost: { color: 'brand.text', _hover: { bg: 'brand.soft' } },
      danger: {
        bg: 'card',
        color: 'terracotta.text',
        borderColor: 'terracotta.edge',
        _hover: { bg: 'terracotta.soft' },
      },
    },
    size: {
      sm: { minHeight: '8', paddingInline: '3', paddingBlock: '1', fontSize: 'sm' },
      md: { minHeight: '10', paddingInline: '4', paddingBlock: '2' },
    },
    shape: { text: {}, icon: { padding: '0', width: '10' } },
  },
  compoundVariants: [{ shape: 'icon', size: 'sm', css: { width: '8', padding: '0' } }],
  defaultVariants: { variant: 'solid', size: 'md', shape: 'text' },
});

type ElementProps = ComponentProps<typeof ButtonElement>;

/** `loading` keeps width and focus, and ignores clicks. */
export type ButtonProps = Omit<ElementProps, 'shape'> & { loading?: boolean };

export function Button({ loading = false, ...props }: ButtonProps) {
  if (props.asChild) return <ButtonElement {...props} />;
  return <ButtonElement type="button" {...props} {...(loading ? busy(props) : {})} />;
}

export type IconButtonProps = ButtonProps & { 'aria-label': string };

export function IconButton({ loading = false, ...props }: IconButtonProps) {
  const shaped: ElementProps = { variant: 'ghost', color: 'ink', ...props, shape: 'icon' };
  if (props.asChild) return <ButtonElement {...shaped} />;
  return <ButtonElement type="button" {...shaped} {...(loading ? busy(props) : {})} />;
}

/** Doesn't set `disabled`: a disabled button loses the keyboard focus. */
function busy({ children }: ElementProps): ElementProps {
  return {
    'aria-busy': true,
    'aria-disabled': true,
    onClick: (event: MouseEvent) => event.preventDefault(),
    children: (
      <>
        <chakra.span display="inline-flex" alignItems="center" gap="2" opacity={0}>
          {children}
        </chakra.span>
        <chakra.span position="absolute" inset="0" display="grid" placeItems="center">
          <Spinner size={18} />
        </chakra.span>
      </>
    ),
  };
}
