/** The guest's title of every demo review, which tells it from reviews by guests of the restaurant. */
export const demoGuestTitle = { en: 'Guest (demo data)', vi: 'Khách hàng (dữ liệu mẫu)' } as const

/** True for a review that came with the demo restaurant and still has its title. */
export function isDemoReview({ customerTitle }: { readonly customerTitle: string }): boolean {
  return customerTitle === demoGuestTitle.en
}

/** Which of these reviews are demo data: the list says so once, beneath. */
export function demoShare(reviews: readonly { readonly customerTitle: string }[]): 'all' | 'some' | 'none' {
  const demos = reviews.filter(isDemoReview).length
  if (demos === 0) return 'none'
  return demos === reviews.length ? 'all' : 'some'
}
