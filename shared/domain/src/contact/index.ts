/** The society's contact details for members. */
export const CONTACT = {
  email: 'members@counterpoint.example',
  phone: { shown: '+44 20 7946 0142', dialled: '+442079460142' },
} as const;
