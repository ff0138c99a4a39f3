export { type CallingCode, callingCodeOf, callingCodes, splitCallingCode } from './calling-codes.ts';
export {
  CHOICE_LENGTH,
  type Country,
  choiceLabel,
  countries,
  findCountry,
  isCountryCode,
  type Nationality,
  nationalities,
} from './countries.ts';
export { countryCode, optionalCountryCode } from './country-code.ts';
export { optionalPhone, parsePhone } from './phone-number.ts';
