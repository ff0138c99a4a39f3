export { type CallingCode, callingCodeOf, callingCodes, parsePhone, splitCallingCode } from './calling-codes.ts';
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
