/** Sizes that both themes share. Lengths are CSS values; spacing counts in steps of 4 px. */
export const scale = {
  font: {
    body: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    mono: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
  },
  /** 14 px body; 26, 16 and 13 px headings, in rem so that they follow the reader's own text size. */
  fontSize: {
    '2xs': '0.6875rem',
    xs: '0.75rem',
    sm: '0.8125rem',
    md: '0.875rem',
    lg: '1rem',
    xl: '1.25rem',
    '2xl': '1.625rem',
    '3xl': '2rem',
  },
  radius: { control: '8px', card: '10px', full: '9999px' },
  shadow: {
    light: '0 1px 2px rgb(23 33 43 / 6%), 0 12px 32px rgb(23 33 43 / 14%)',
    dark: '0 1px 2px rgb(0 0 0 / 40%), 0 12px 32px rgb(0 0 0 / 50%)',
  },
  /** From small (480) to medium (768) the menu is a rail; content ends at 1240. */
  breakpoint: { sm: '480px', md: '768px', lg: '1024px', xl: '1240px' },
  motion: { fast: '120ms', moderate: '200ms', slow: '300ms' },
  /** What floats, from the bottom up. */
  layer: {
    sticky: '10',
    popover: '1000',
    overlay: '1100',
    dialog: '1200',
    tooltip: '1300',
    toast: '1400',
    skipLink: '1500',
  },
} as const;
