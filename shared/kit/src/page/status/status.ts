import type { StatusTone } from '@counterpoint/kit/core';
import type { Message } from '@counterpoint/messages';

export interface StatusWords {
  label: string;
  tone: StatusTone;
  meaning: string;
  next: string;
}

export interface StatusMessages {
  readonly label: Message;
  readonly tone: StatusTone;
  readonly meaning: Message;
  readonly next: Message;
}

export function showStatus({ label, tone, meaning, next }: StatusMessages): StatusWords {
  return { label: label(), tone, meaning: meaning(), next: next() };
}
