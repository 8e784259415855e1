export const en = {
  title: 'Bếp Lửa · Wood-fired pizza in Thu Dau Mot',
  description:
    'Wood-fired pizza from a two-day dough, pasta, salads and phin coffee in Thu Dau Mot. See the menu, book a table or order to take away. Open 11:00–22:00 every day.',
  keywords: 'pizza Thu Dau Mot, wood-fired pizza, pizza Binh Duong, pizzeria, Bep Lua',
  hero: {
    eyebrow: 'Wood-fired pizza · Thu Dau Mot',
    text: 'Dough rested for two days, dry longan wood, and what the markets around us do best. From the oven to your table in under a minute.',
    order: 'Order Now',
    book: 'Book a Table',
  },
  featured: {
    loading: 'Fetching the dishes',
    all: 'View Full Menu',
    failed: 'The dishes could not be fetched just now. The full menu has them all.',
    vatNote: (rate: number) => `Prices exclude ${rate}% VAT`,
  },
}
