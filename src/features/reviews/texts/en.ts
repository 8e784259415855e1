export const en = {
  stars: (rating: number) => `${rating} out of 5 stars`,
  more: 'Read on',
  moreOf: (name: string) => `what ${name} said`,
  whose: (name: string) => `${name}, in full`,
  demo: {
    all: 'These reviews are demo data.',
    some: 'Some of these reviews are demo data.',
    none: '',
  },
  failed: 'What our guests said could not be fetched just now.',
  again: 'Try again',
  none: 'Nobody has left a word yet. Come and eat, then tell us how it was.',
}
