/** Demo members have addresses in this domain, which is reserved for examples, and passwords that are in the source. */
export const DEMO_ADDRESSES = '%@example.org';
