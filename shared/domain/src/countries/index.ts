export { callingCodes, splitCallingCode } from './calling-codes.ts';
export { CHOICE_LENGTH, choiceLabel, countries, findCountry, isCountryCode, nationalities } from './countries.ts';
export { countryCode, optionalCountryCode } from './country-code.ts';
export { optionalPhone, parsePhone } from './phone-number.ts';
