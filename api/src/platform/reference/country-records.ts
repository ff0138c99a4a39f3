import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { fullCountryList } from '@counterpoint/domain/countries/full';

const compress = promisify(brotliCompress);

export type CountryRecords = ReturnType<typeof readCountryRecords>;

let records: CountryRecords | undefined;

/** Read once per process: reading takes longer than adding all routes of the subject. */
export function countryRecords(): CountryRecords {
  records ??= readCountryRecords();
  return records;
}

function readCountryRecords() {
  const require = createRequire(import.meta.url);
  const data = fullCountryList.parse({ items: require('@counterpoint/domain/countries/countries.json') });
  const json = JSON.stringify({ data });
  const byCode = new Map(data.items.map((country) => [country.alpha2Code, country]));
  let packing: Promise<Buffer> | null = null;
  return {
    items: data.items,
    tag: `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 16)}"`,
    json,
    packed(): Promise<Buffer> {
      packing ??= compress(json);
      return packing;
    },
    find: (alpha2Code: string) => byCode.get(alpha2Code) ?? null,
  };
}
