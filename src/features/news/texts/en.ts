/** Texts of a post's card and of the latest posts on the home page. */
export const en = {
  pinned: 'PINNED',
  readMore: 'Read more',
  latest: {
    all: 'All stories',
    loading: 'Fetching the latest stories',
    failed: 'The stories could not be fetched just now. The news page has them all.',
    none: 'No stories yet. The first one is still proving.',
  },
}
