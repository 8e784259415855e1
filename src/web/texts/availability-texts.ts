/** Texts that say whether guests can order a dish or an option now. */
export const availabilityTexts = {
  en: {
    available: 'Available',
    soldOut: 'Sold out',
    soldOutUntil: (when: string) => `Sold out until ${when}`,
    left: (count: number) => `${count} left`,
  },
  vi: {
    available: 'Còn món',
    soldOut: 'Hết món',
    soldOutUntil: (when: string) => `Hết đến ${when}`,
    left: (count: number) => `Còn ${count}`,
  },
}
