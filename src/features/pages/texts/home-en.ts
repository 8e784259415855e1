export const en = {
  title: 'Bếp Lửa · Wood-fired pizza in Thu Dau Mot',
  description:
    'Wood-fired pizza from a two-day dough, pasta, salads and phin coffee in Thu Dau Mot. See the menu, book a table or order to take away. Open 11:00–22:00 every day.',
  keywords: 'pizza Thu Dau Mot, wood-fired pizza, pizza Binh Duong, pizzeria, Bep Lua',
  hero: {
    eyebrow: 'Wood-fired pizza · Thu Dau Mot',
    title: 'Pizza that meets the fire',
    text: 'Dough rested for two days, dry longan wood, and what the markets around us do best. From the oven to your table in under a minute.',
    order: 'Order Now',
    book: 'Book a Table',
  },
  featured: {
    title: 'What our guests come back for',
    subtitle: 'Four dishes off our own oven floor, from the plainest Margherita to a whole burrata.',
    loading: 'Fetching the dishes',
    all: 'View Full Menu',
    failed: 'The dishes could not be fetched just now. The full menu has them all.',
    vatNote: (rate: number) => `Prices exclude ${rate}% VAT`,
  },
  reservation: {
    eyebrow: 'Reservations',
    title: 'A table by the oven',
    subtitle:
      'Tell us when you are coming and how many you are. We will ring to confirm and keep the table warm.',
    noScript: (phone: string) =>
      `Booking here needs JavaScript. Call us on ${phone} and we will keep a table for you.`,
    orCall: 'Rather talk to someone? Call us:',
  },
  story: {
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
  },
}
