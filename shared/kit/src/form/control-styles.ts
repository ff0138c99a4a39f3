/** Of every text field. At least 16 px on a phone: iOS zooms in when a smaller input is focused. */
export const controlStyles = {
  width: 'full',
  minHeight: '10',
  paddingInline: '3',
  bg: 'card',
  borderWidth: '1px',
  borderColor: 'control',
  borderRadius: 'control',
  fontSize: { base: 'lg', md: 'md' },
  _hover: { borderColor: 'muted' },
  _focusVisible: { borderColor: 'brand', outlineOffset: '0px' },
} as const;
