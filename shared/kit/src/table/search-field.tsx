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

interface SearchFieldProps {
  /** What is searched, for screen readers: 'Search your works'. */
  label: string;
  placeholder?: string;
  /** What the list shows now; it may change from outside, as by the browser's back button. */
  value: string;
  /** Called 250 ms after the last key, or at once when the field is left. */
  onChange: (value: string) => void;
}

const DEBOUNCE_MS = 250;

/** Searches a list as one types. `/` comes here from anywhere on the page, Escape empties it. */
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
      <chakra.input
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
        width="full"
        minHeight="10"
        paddingInline="3"
        bg="card"
        borderWidth="1px"
        borderColor="control"
        borderRadius="control"
        fontSize={{ base: 'lg', md: 'md' }}
        _hover={{ borderColor: 'muted' }}
        _focusVisible={{ borderColor: 'brand', outlineOffset: '0px' }}
      />
    </chakra.div>
  );
}

/** What is typed, told once it rests, or at once when something else is pressed; what comes from outside replaces it. */
function useDebouncedText(value: string, onChange: (value: string) => void) {
  const [text, setText] = useState(value);
  const told = useRef(value);
  const tell = useEffectEvent(() => {
    if (text === told.current) return;
    told.current = text;
    onChange(text);
  });
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text === told.current) return;
    const timer = setTimeout(() => tell(), DEBOUNCE_MS);
    // Before the press does anything: a search that came after it would lead back from where a link leads.
    const handleLeaving = () => tell();
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

/** From the moment when the field is there to be seen: an effect after that leaves a key to the palette. */
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
