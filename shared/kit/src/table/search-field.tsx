import { chakra, VisuallyHidden } from '@counterpoint/kit/core';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { controlStyles } from '../form/control-styles.ts';

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** The applied search; may change from outside, such as on browser back. */
  value: string;
  onChange: (value: string) => void;
}

const DEBOUNCE_MS = 250;

const FieldInput = chakra('input', { base: controlStyles });

/** `/` focuses it from anywhere on the page, Escape clears it. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { text, setText } = useDebouncedText(value, onChange);
  useSlashKey(input);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && text !== '') setText('');
  };
  return (
    <chakra.div flex="1 1 14rem" maxWidth={{ md: '20rem' }} minWidth={0}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <FieldInput
        id={id}
        ref={input}
        type="search"
        placeholder={placeholder}
        aria-keyshortcuts="/"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKeyDown}
      />
    </chakra.div>
  );
}

/** Debounced, but flushed before a press elsewhere. A new `value` replaces the text. */
function useDebouncedText(value: string, onChange: (value: string) => void) {
  const [text, setText] = useState(value);
  const lastReported = useRef(value);
  const report = useEffectEvent(() => {
    if (text === lastReported.current) return;
    lastReported.current = text;
    onChange(text);
  });
  useEffect(() => {
    if (value === lastReported.current) return;
    lastReported.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text === lastReported.current) return;
    const timer = setTimeout(() => report(), DEBOUNCE_MS);
    // In the capture phase: a search after a link's click would navigate back.
    const handleLeaving = () => report();
    document.addEventListener('pointerdown', handleLeaving, true);
    document.addEventListener('focusout', handleLeaving, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', handleLeaving, true);
      document.removeEventListener('focusout', handleLeaving, true);
    };
  }, [text]);
  return { text, setText };
}

/** A layout effect, because the command palette gets a `/` pressed before this listens. */
function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const handleKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [input]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
