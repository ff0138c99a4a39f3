/** Lengths are CSS values; spacing counts in steps of 4 px. */
export const scale = {
  font: {
    body: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    mono: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
  },
  /** Body 14 px; headings 26, 16 and 13 px. In rem, to follow the reader's text size. */
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
  /** From `sm` to `md` the menu is a rail; content is at most 1240 px wide. */
  breakpoint: { sm: '480px', md: '768px', lg: '1024px', xl: '1240px' },
  motion: { fast: '120ms', moderate: '200ms', slow: '300ms' },
  /** z-index, from the bottom up. */
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
