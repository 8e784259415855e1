/** Texts of the menu page and of the cards of its dishes. */
export const en = {
  head: {
    title: 'Menu · Bếp Lửa',
    description:
      'Classic, seafood, meat and signature pizza, pasta, starters, desserts and drinks. Choose a size, split it into two flavours, add toppings and order right here.',
    keywords: 'pizza menu, pizza prices, seafood pizza, half and half pizza, pasta, Thu Dau Mot',
  },
  eyebrow: 'From the wood fire',
  title: 'Menu',
  subtitle: 'Dough rested for two days, longan wood in the oven, every pizza baked when you order it.',
  search: 'Search the menu',
  searchPlaceholder: 'Prawns, cheese, vegetarian…',
  searchButton: 'Search',
  categories: 'Categories',
  all: 'All',
  dishes: (count: number) => (count === 1 ? '1 dish' : `${count} dishes`),
  found: (count: number, query: string) =>
    `${count === 1 ? '1 dish matches' : `${count} dishes match`} “${query}”`,
  vatNote: (rate: string) => `Prices exclude ${rate}% VAT`,
  noneTitle: 'Nothing like that on the menu',
  noneFound: (query: string) =>
    `We looked everywhere for “${query}”. Try a shorter word, with or without accents.`,
  noneInCategory: 'This part of the menu is empty at the moment.',
  showAll: 'Show the whole menu',
  searchEverywhere: 'Search all categories',
  soldOut: 'Sold out',
  add: 'Add',
  /** After `add`, for those who do not see the card around it. */
  addWhat: (dish: string) => `${dish} to cart`,
  cannotOpen: 'This dish could not be opened',
  cannotOpenHint: 'Please check your connection and try again.',
  withoutScript: (phone: string) => `Ordering on this page needs JavaScript. Or call us: ${phone}.`,
}
