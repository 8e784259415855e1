/** Texts of the news page. */
export const en = {
  head: {
    title: 'From the kitchen · Bếp Lửa',
    description:
      'Dough, firewood, new dishes and how to bring a cold slice back to life: short pieces our kitchen writes between two services.',
    keywords: 'Bep Lua news, pizza dough, reheating pizza, wood-fired oven, new dishes',
  },
  eyebrow: 'News',
  title: 'From the kitchen',
  subtitle: 'Dough, firewood and small discoveries, written down between two services.',
  readFull: 'Read full article',
  more: 'More stories',
  empty: {
    title: 'No stories yet',
    text: 'The first one is still proving, like a good dough.',
    hint: 'Check back soon: we write when the oven lets us.',
    menu: 'See the menu meanwhile',
  },
}
