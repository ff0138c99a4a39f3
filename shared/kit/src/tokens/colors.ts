export interface Palette {
  readonly ink: string;
  readonly muted: string;
  /** Decorative hairlines; never the only sign of a control. */
  readonly line: string;
  /** Borders of inputs, which nothing else marks: at least 3:1 on card and paper (WCAG 1.4.11). */
  readonly control: string;
  /** Borders of controls that their text marks as such: outlined buttons, chips. */
  readonly outline: string;
  readonly paper: string;
  readonly card: string;
  readonly sunken: string;
  readonly brand: Tone & { readonly hover: string; readonly contrast: string };
  readonly gold: Tone;
  readonly terracotta: Tone & { readonly contrast: string };
  readonly green: Tone;
  readonly violet: Tone;
  readonly blue: Tone;
  readonly grey: Tone;
  /** Required by the specification: success on light steel blue, error on terracotta, in both themes. */
  readonly toast: {
    readonly success: string;
    readonly onSuccess: string;
    readonly error: string;
    readonly onError: string;
  };
  readonly party: SixColors;
  readonly onParty: SixColors;
}

type SixColors = readonly [string, string, string, string, string, string];

/** `solid` for dots, bars and edges, `soft` behind text, `text` on `soft`, card and paper, `edge` around `soft`. */
export interface Tone {
  readonly solid: string;
  readonly soft: string;
  readonly text: string;
  readonly edge: string;
}

const toast = { success: '#b0c4de', onSuccess: '#17212b', error: '#b4533a', onError: '#ffffff' } as const;

/** `text` is darker than `solid` where the specified colour has less than 4.5:1 on its soft background. */
export const light: Palette = {
  ink: '#17212b',
  muted: '#5b6875',
  line: '#e4e2dc',
  control: '#858d93',
  outline: '#cdc9c0',
  paper: '#faf9f6',
  card: '#ffffff',
  sunken: '#f4f2ed',
  brand: { solid: '#0d5c63', hover: '#0a474d', soft: '#e3f0ef', text: '#0d5c63', edge: '#bcdad8', contrast: '#ffffff' },
  gold: { solid: '#f0b86c', soft: '#fdf3d8', text: '#8a5a0f', edge: '#f0dca4' },
  terracotta: { solid: '#b4533a', soft: '#fbe9e3', text: '#a2452d', edge: '#f0c9bc', contrast: '#ffffff' },
  green: { solid: '#2f7d4f', soft: '#e4f3e9', text: '#277045', edge: '#c5e3d0' },
  violet: { solid: '#5b4b8a', soft: '#ece8f6', text: '#5b4b8a', edge: '#d5cdea' },
  blue: { solid: '#33558b', soft: '#e6ecf6', text: '#33558b', edge: '#c9d6ea' },
  grey: { solid: '#5b6875', soft: '#eeece7', text: '#55616d', edge: '#dad7d0' },
  toast,
  party: ['#0d5c63', '#5aa9a2', '#f0b86c', '#b4533a', '#5b4b8a', '#33558b'],
  onParty: ['#ffffff', '#17212b', '#17212b', '#ffffff', '#ffffff', '#ffffff'],
};

/** The solid colours are lighter, to reach the same contrast. */
export const dark: Palette = {
  ink: '#eceae5',
  muted: '#a3adb7',
  line: '#2d353d',
  control: '#6c7782',
  outline: '#414b55',
  paper: '#12171d',
  card: '#1b2127',
  sunken: '#232a31',
  brand: { solid: '#3fa69f', hover: '#5bbdb5', soft: '#173639', text: '#5cc0b8', edge: '#25575a', contrast: '#0b1d20' },
  gold: { solid: '#f0b86c', soft: '#38290f', text: '#f2c27e', edge: '#5a4319' },
  terracotta: { solid: '#e8856b', soft: '#40201a', text: '#f19f88', edge: '#693629', contrast: '#250d07' },
  green: { solid: '#63ba85', soft: '#16301f', text: '#7fcb9c', edge: '#285239' },
  violet: { solid: '#a996de', soft: '#2a2440', text: '#bdaeea', edge: '#463c6b' },
  blue: { solid: '#86a8de', soft: '#1d2a3f', text: '#9dbaea', edge: '#33496d' },
  grey: { solid: '#a3adb7', soft: '#2b3239', text: '#b3bcc5', edge: '#3d464f' },
  toast,
  party: ['#3fa69f', '#a5dbd4', '#f0b86c', '#e8856b', '#a996de', '#86a8de'],
  onParty: ['#0b1d20', '#0b1d20', '#0b1d20', '#0b1d20', '#0b1d20', '#0b1d20'],
};
