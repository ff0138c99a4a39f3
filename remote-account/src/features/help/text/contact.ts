export const CONTACT = {
  email: 'members@counterpoint.example',
  phone: { shown: '+44 20 7946 0142', dialled: '+442079460142' },
  hours: 'Monday to Friday, 9:00 to 17:00',
} as const;
