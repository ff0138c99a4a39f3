export const floatingStyles = {
  bg: 'card',
  color: 'ink',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
  boxShadow: 'floating',
  outline: 'none',
  zIndex: 'popover',
  '&[data-state=open]': { animation: 'rise 120ms ease-out' },
} as const;
