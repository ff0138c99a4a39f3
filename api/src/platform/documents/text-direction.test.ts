import { expect, test } from '@jest/globals';
import { isolate, resolveDirections } from './text-direction.ts';

const NAME = 'نجوى كرم';

function display(text: string, lines = [text]): string[][] {
  const stretchesOf = resolveDirections(text);
  return lines.map((line) => stretchesOf(line).map((stretch) => stretch.text));
}

test('reads a text that starts with Arabic from right to left, but its Latin words and digits from left to right', () => {
  expect(display(`${NAME} feat. DJ 7`)).toEqual([['feat. DJ 7', `${NAME} `]]);
  expect(display('שיר 12')).toEqual([['12', 'שיר ']]);
});

test('reads an English text from left to right, but its Arabic words from right to left', () => {
  expect(resolveDirections('Song of كرم')('Song of كرم')).toEqual([
    { text: 'Song of ', isRightToLeft: false },
    { text: 'كرم', isRightToLeft: true },
  ]);
});

test('mirrors brackets that are read from right to left', () => {
  expect(display('אב (גד)')).toEqual([['אב )גד(']]);
});

test('reads every line in the direction of its paragraph, and starts it without the space of the line break', () => {
  const lines = [`${NAME} `, 'DJ 7 \n', 'by DJ '];
  expect(display(`${lines.join('')}${NAME}`, [...lines, NAME])).toEqual([[NAME], ['DJ 7'], ['by DJ'], [NAME]]);
  expect(display('כל\n7 songs', ['כל\n', '7 songs'])).toEqual([['כל'], ['7 songs']]);
  expect(display('כל, הנשמה', ['כל, ', 'הנשמה'])).toEqual([['כל,'], ['הנשמה']]);
  expect(display('A כל, הנשמה B', ['A כל, ', 'הנשמה B'])).toEqual([
    ['A ', 'כל,'],
    ['הנשמה', ' B'],
  ]);
});

test('keeps a name from reordering the digits beside it', () => {
  expect(display(`${isolate(NAME)}, 3 May`)).toEqual([['\u2068', NAME, '\u2069, 3 May']]);
  expect(isolate('Ama Kusi')).toBe('Ama Kusi');
});
