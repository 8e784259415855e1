export const en = {
  address: 'Address',
  hotline: 'Hotline',
  supportEmail: 'Support e-mail',
  social: 'Follow us',
  socialLink: (restaurant: string, network: string) => `${restaurant} on ${network}`,
  everyDay: 'Every day',
  closed: 'Closed',
  /** Sunday first, as weekdays are numbered. */
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  dayRange: (from: string, to: string) => `${from} to ${to}`,
}
