// Regenerates the country data from its source packages; see README.md.
import { writeFileSync } from 'node:fs';
import { composeCountries } from '../composing/compose-countries.ts';
import { composeFiles } from '../composing/compose-files.ts';
import { fullCountryList } from '../full-country.ts';

const { items } = fullCountryList.parse({ items: composeCountries() });
for (const [name, text] of Object.entries(composeFiles(items))) {
  writeFileSync(new URL(`../${name}`, import.meta.url), text);
  process.stdout.write(`${name}: ${items.length} countries, ${Buffer.byteLength(text)} bytes\n`);
}
