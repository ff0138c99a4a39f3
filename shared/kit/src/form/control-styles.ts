/** At least 16 px on a phone: iOS zooms in when a smaller input is focused. */
export const controlStyles = {
  base: {
    width: 'full',
    minWidth: 0,
    minHeight: '10',
    paddingInline: '3',
    paddingBlock: '2',
    bg: 'card',
    color: 'ink',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'control',
    fontSize: { base: 'lg', md: 'md' },
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'fast',
    _hover: { borderColor: 'muted' },
    _focusVisible: { borderColor: 'brand', outlineOffset: '0px' },
    _invalid: { borderColor: 'terracotta' },
    _disabled: { bg: 'sunken', color: 'muted', cursor: 'not-allowed' },
    _readOnly: { bg: 'sunken' },
  },
} as const;
