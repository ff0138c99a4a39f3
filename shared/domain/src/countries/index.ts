export { callingCodes, splitCallingCode } from './calling-codes.ts';
export {
  CHOICE_LENGTH,
  choiceLabel,
  countries,
  countryChoice,
  findCountry,
  isCountryCode,
  nationalities,
} from './countries.ts';
export { countryCode, optionalCountryCode } from './country-code.ts';
export { optionalPhone, parsePhone } from './phone-number.ts';
