import { isniRecord } from '@counterpoint/domain/schemas/parties';

export const ISNI = { key: ['isni'], path: 'user/user_isni', schema: isniRecord };
