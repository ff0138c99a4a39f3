/** The values of DDEX's list that neighbouring-rights societies license; its `Rent` covers lending too. */
export const USE_TYPES = [
  'broadcast',
  'cable_retransmission',
  'public_performance',
  'simulcast',
  'webcasting',
  'private_copy',
  'making_available',
  'rental_lending',
] as const;
export type UseType = (typeof USE_TYPES)[number];
