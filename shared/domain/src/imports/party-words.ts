// cspell:disable

import type { PublisherType, WriterRole } from '../schemas/works/work-choices.ts';
import { codesByWord } from './cell-kinds.ts';

/** Roles in the words of other systems and languages. */
export const OTHER_ROLES = codesByWord<WriterRole>({
  CA: [
    'composer author',
    'author composer',
    'composer lyricist',
    'a c',
    'c a',
    'ac',
    'music lyrics',
    'music and lyrics',
    'lyrics music',
    'lyrics and music',
    'songwriter',
    'writer',
    'auteur compositeur',
    'compositeur auteur',
    'komponist textdichter',
    'autor compositor',
    'compositor autor',
    'autor y compositor',
    'compositor y autor',
  ],
  C: ['music', 'compositeur', 'compositrice', 'komponist', 'komponistin', 'compositor', 'compositora'],
  A: [
    'lyricist',
    'lyrics',
    'auteur',
    'autrice',
    'parolier',
    'textdichter',
    'textdichterin',
    'texter',
    'autor',
    'autora',
    'letrista',
  ],
  AD: ['adapter', 'adaptateur', 'adaptador'],
  AR: ['arrangeur', 'bearbeiter', 'arreglista'],
  TR: ['traducteur', 'ubersetzer', 'traductor'],
});

export const OTHER_TYPES = codesByWord<PublisherType>({
  E: ['publisher', 'original', 'editeur', 'verlag', 'originalverlag', 'editor', 'editor original'],
  AM: ['admin'],
  SE: ['subpublisher', 'sous editeur', 'subverlag', 'subeditor'],
});
