import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { localFile } from '../imports/formats/unpacked-file.ts';
import { ernFormat } from './ern-format.ts';
import { ALBUM_43, SINGLE_38, SINGLE_41 } from './testing/messages.ts';

let folder: string;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-ern-'));
});
afterAll(() => fs.rm(folder, { recursive: true }));

/** All that is stored of a message, and all that is named as left out. */
async function textsOf(message: string): Promise<string> {
  const name = path.join(folder, randomUUID());
  await fs.writeFile(name, message);
  const file = await localFile(name, 'release.xml');
  const texts: string[] = [];
  for await (const each of ernFormat.read({ file, choices: null })) {
    if (each.kind === 'work') texts.push(JSON.stringify(each.draft));
    for (const { found } of each.kind === 'work' ? each.findings : [each.finding]) texts.push(found ?? '');
  }
  return texts.join('\n');
}

const LEAF = /<(\w+)([^<>]*)>([^<>]+)<\/\1>/g;
/** Numbers in the message itself, which say nothing of a recording. */
const REFERS = /Reference$|^SequenceNumber$/;

const LEFT_OUT = ['<Type>FrontCoverImage</Type>', '<DisplayTitleText>A Sampled Song</DisplayTitleText>'];

/** The elements with text between the header and the deals, outside what is left out as a whole. */
function leavesOf(message: string) {
  const from = Math.max(message.indexOf('<PartyList>'), message.indexOf('</MessageHeader>'));
  const to = message.indexOf('<DealList>');
  return [...message.matchAll(LEAF)].filter(({ index, 0: leaf, 1: name = '' }) => {
    const isWithin = index > from && (to < 0 || index < to);
    return isWithin && !REFERS.test(name) && !LEFT_OUT.includes(leaf);
  });
}

const MESSAGES = { '4.3': ALBUM_43, '4.1': SINGLE_41, '3.8': SINGLE_38 } as const;

const fault = fc.record({
  message: fc.constantFrom('4.3', '4.1', '3.8'),
  leaf: fc.nat(),
  text: fc.constantFrom('QUIXOTIC', '7777777', 'Q-13', 'PT7X', 'quixotic\n   wording', '7,7'),
  change: fc.constantFrom('replaced', 'repeated', 'added'),
});

test('stores each text of a message or names it as left out, whatever is wrong with one', async () => {
  await fc.assert(
    fc.asyncProperty(fault, async ({ message: version, leaf, text, change }) => {
      const message = MESSAGES[version];
      const leaves = leavesOf(message);
      const [whole = '', name = '', attributes = ''] = leaves[leaf % leaves.length] ?? [];
      const at = leaves[leaf % leaves.length]?.index ?? 0;
      const wrong = `<${name}${attributes}>${text}</${name}>`;
      const added = change === 'added' ? `${whole}<Unheard>${text}</Unheard>` : `${whole}${wrong}`;
      const changed = `${message.slice(0, at)}${change === 'replaced' ? wrong : added}${message.slice(at + whole.length)}`;
      expect([await textsOf(changed), name]).toEqual([expect.stringContaining(text.replaceAll(/\s+/g, ' ')), name]);
    }),
    { numRuns: 100, includeErrorInReport: true },
  );
});

test.each([
  [
    'a title for everywhere after a translated one',
    ALBUM_43.replace(
      '<DisplayTitle ',
      '<DisplayTitle ApplicableTerritoryCode="FR"><TitleText>Marché</TitleText></DisplayTitle><DisplayTitle ',
    ),
    '"title":"Night Market"',
  ],
  [
    'a name in Latin letters after one in another script',
    ALBUM_43.replace('<PartyName>', '<PartyName><FullName>Ама Менса</FullName></PartyName><PartyName>'),
    '"main_artists":["Ama Mensah","Kofi Boateng"]',
  ],
  [
    'roles as ERN 4.3.1 writes them',
    ALBUM_43.replaceAll(/<(Role|InstrumentType)([^>]*)>([^<]*)</g, '<$1><Value$2>$3</Value><'),
    '"name":"Kofi Boateng","category":"other_featured","roles":["drums"]',
  ],
  [
    'the sender’s own word for a version',
    SINGLE_41.replace('<Duration>', '<VersionType UserDefinedValue="Club Mix">UserDefined</VersionType><Duration>'),
    '"version_title":"Club Mix"',
  ],
])('stores %s', async (_, message, stored) => {
  expect(await textsOf(message)).toContain(stored);
});
