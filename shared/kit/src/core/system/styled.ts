import { ark } from '@ark-ui/react/factory';
import type { RecipeDefinition, StyledFactoryFn } from '@chakra-ui/react/styled-system';
import {
  createElement,
  type ElementType,
  type FunctionComponent,
  type JSX,
  type ReactElement,
  useContext,
} from 'react';
import { Look, type LookOptions, type Props } from './look.ts';
import { StyleSheetContext } from './style-sheet.ts';

interface StyledProps {
  readonly as?: ElementType | undefined;
  readonly asChild?: boolean | undefined;
  readonly className?: string | undefined;
}

interface Options extends LookOptions {
  readonly defaultProps?: Props;
  /** Leaves `asChild` to the component. */
  readonly forwardAsChild?: boolean;
}

/**
 * Does what Chakra's factory does. Chakra computes the styles of an element each time it renders, and renders three
 * components for it; this looks them up by the values of its props.
 */
export function styled<P extends StyledProps>(
  tag: ElementType,
  recipe: RecipeDefinition = {},
  options: Options = {},
): FunctionComponent<P> {
  const look = new Look(tag, recipe, options);
  const { defaultProps, forwardAsChild } = options;

  // biome-ignore lint/correctness/noComponentHookFactories: makes one component per call, at the top of a module
  function Styled({ as = tag, asChild, className = '', ...props }: StyledProps): ReactElement {
    const sheet = useContext(StyleSheetContext);
    if (!sheet) throw new Error('Components of the kit need a KitProvider around them.');
    const sorted = look.sort(defaultProps ? { ...defaultProps, ...props } : props);
    const { own } = sorted;
    const classes = sheet.classOf(sorted.key, className, () => look.rulesOf(sorted));
    if (classes) own.className = classes;
    if (asChild) own.asChild = true;
    return createElement(asChild && !forwardAsChild ? ark.div : as, own);
  }
  Styled.displayName = typeof tag === 'string' ? tag : tag.displayName;
  return Styled;
}

const tags = new Map<string, unknown>();

/**
 * `chakra.div` is an element, `chakra('div', recipe)` one with a recipe. Typed by Chakra, whose props it takes; of the
 * options, only `defaultProps` and `forwardAsChild`.
 */
export const chakra = new Proxy(styled, {
  get(_, tag: keyof JSX.IntrinsicElements) {
    if (!tags.has(tag)) tags.set(tag, styled(tag));
    return tags.get(tag);
  },
}) as StyledFactoryFn;
