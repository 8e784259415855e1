export const en = {
  title: 'It began with an oven',
  subtitle:
    'In most Vietnamese homes the hearth is where people end up talking. That is why ours stands in full view.',
  chapters: {
    oven: {
      title: 'Laid brick by brick',
      text: 'Before there were tables here, there was the oven: a low dome, heated for a week with small fires so that the clay would dry without cracking.',
      picture: 'A Margherita baking beside the flames under the brick dome of the oven',
    },
    dough: {
      title: 'Two days of patience',
      text: 'Mixed tonight, eaten the evening after tomorrow. Slow dough is lighter, and needs nothing but flour, water, salt and time.',
      picture: 'Balls of dough and a rolling pin on a floured board',
    },
    table: {
      title: 'Straight to the table',
      text: 'Prawns, lemongrass, mango, herbs picked in the morning. The nearest table is always the first to be taken.',
      picture: 'Three pizzas seen from above on a dark wooden table',
    },
  },
}
