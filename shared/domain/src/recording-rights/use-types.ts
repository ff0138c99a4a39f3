export const USE_TYPES = ['broadcast', 'public_performance', 'simulcast', 'private_copy', 'making_available'] as const;
export type UseType = (typeof USE_TYPES)[number];
