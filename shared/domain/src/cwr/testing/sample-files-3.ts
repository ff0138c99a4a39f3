// cspell:ignore hdrpbbao tten nnya enbs
/**
 * A transmission of version 3.0 with every record whose layout is public, written field by field in the widths of
 * django-music-publisher's templates.
 */
export const FILE_30 = [
  'HDRPBBAO BAOBAB SONGS                                            2026030110150020260301               3.0000OWN                           1                             CW260001BAO_0052_V3-0-0.SUB',
  'GRHWRK0000103.000000000000',
  'WRK0000000000000000HARMATTAN SUITE                                             ENBS-000001     T900000001120250102PA123       POP001230YMTX   MODMOVARRTRAN00020250303Y28#3                     KV 297#1                 Y',
  'SPU000000000000000101P1       BAOBAB SONGS                                 NE 00000000099900000158I-123456789-3',
  'NPN000000000000000201P1       BAOBAB IN ANOTHER SCRIPT                                                                                                                                                                                                                                                                                                                                                                                                                                                                        AR',
  'SPT0000000000000003001P1       020000500005000I2136052 044 044                                 0000',
  'SPT0000000000000004002P1       000000000000000E0826052 044 044                                 0000',
  'SPU000000000000000501P2       THAMES MUSIC                                 NSE00000000099900000256',
  'SPT0000000000000006001P2       020000500005000I0826052 044 044                                 0000',
  'OPU000000000000000702                                                      YE 00000000000000000000',
  'OPT0000000000000008001         005000100001000I2136                                            0000',
  'SWR0000000000000009W1       MENSAH                                       AMA                           NCA99900000354I-123456789-3NNYA',
  'NWN0000000000000010W1       MENSAH IN ANOTHER SCRIPT                                                                                                                                        AMA                                                                                                                                                             AR',
  'SWT0000000000000011001W1       025000100001000I2136052                                         0000',
  'PWR000000000000001201P1       W1       AG-3          052 SA-3          OG',
  'SWR0000000000000013W2       OKORO                                        CHIDI                         NAR00000000000              N',
  'SWT0000000000000014001W2       030000100001000I2136021                                         0000',
  'PWR000000000000001501P1       W2       AG-3          052 SA-3          OG',
  'OWR0000000000000016                                                                                    YC 00000000000',
  'OWT0000000000000017001         020000200002000I2136                                            0000',
  'PWR000000000000001802',
  'ALT0000000000000019THE DRY WIND                                                TTEN',
  'ALT0000000000000020HARMATTAN                                                   AT',
  'OWK0000000000000021OLD HARMATTAN                                               T9000000033BS-000009     IN A FIELD NOT KNOWN                                      ASANTE                                       YAW                                      I-123456789-3',
  'PER0000000000000022THE HIGHLIFE BAND                                                                     0000000121032683',
  'PER0000000000000023MENSAH                                       AMA                           99900000354',
  'REC000000000000002420250601000412GBEMI0300013HARMATTAN                                                   LIVE                                                        THE HIGHLIFE BAND                                                      0000000121032683BAOBAB LABEL                                                Y                   R-1',
  'ORN0000000000000025TELCD 7           0003BAOBAB LIBRARY                                              ACCRA NIGHTS                                                                                                            TPN-7        THE WIND                                                    7                   2025052 AV-1           0000111122223333A00000000B10.5240/1234-ABCD-567',
  'XRF0000000000000026052 123456BR      WY',
  'XRF0000000000000027ISR GBEMI0300013  RU',
  'WRK0000000100000000SIMPLE SONG                                                   BS-000002                00000000            POP000000N      ORI          00000000000',
  'SWR0000000100000001W1       MENSAH                                       AMA                           NCA99900000354',
  'SWT0000000100000002001W1       100001000010000I2136021 044                                     0000',
  'GRT000010000000200000033',
  'TRL000010000000200000035',
];

/** The same in version 3.1, with what a writer owned before publication. */
export const FILE_31 = FILE_30.flatMap((line) => {
  if (line.startsWith('HDR')) return line.replace('3.0000', '3.1000').replace('V3-0-0', 'V3-1-0');
  if (line.startsWith('GRH')) return line.replace('03.00', '03.10');
  if (/^(GRT|TRL)/.test(line)) return line.replace(/\d{8}$/, (count) => String(Number(count) + 1).padStart(8, '0'));
  return line.startsWith('SWT0000000100000002') ? [line, 'MAN0000000100000003W1       100001000010000'] : line;
});
