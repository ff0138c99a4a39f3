// cspell:ignore langue valeur
import { inLanguage } from '@counterpoint/messages/node';
import { expect, test } from '@jest/globals';
import { fieldNote, renderNote, systemNote } from './system-notes.ts';

test('renders a system note in the reader’s language', () => {
  const note = systemNote('merged_from', 'KM0001');
  expect(renderNote(note)).toBe('KM0001 is the same work');
  expect(inLanguage('fr', () => renderNote(note))).toBe('KM0001 est la même œuvre');
});

test('formats the value that a bulk edit gave a field', () => {
  const note = fieldNote('language', 'en');
  expect(renderNote(note)).toBe('Language changed to English.');
  expect(inLanguage('fr', () => renderNote(note))).toBe('Nouvelle valeur de «\u00a0Langue\u00a0»\u00a0: Anglais.');
  expect(renderNote(fieldNote('genre', null))).toBe('Genre removed.');
});

test.each(['The shares were wrong.', 'What case OPP-2026-00001 came to.', null])(
  'keeps %s as it was written',
  (note) => {
    expect(renderNote(note)).toBe(note);
  },
);
