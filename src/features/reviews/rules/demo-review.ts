/** The guest's title in every demo review. The site recognizes demo reviews by this title. */
export const demoGuestTitle = { en: 'Guest (demo data)', vi: 'Khách hàng (dữ liệu mẫu)' } as const

/** True for a review that came with the demo restaurant and still has the title that all demo reviews have. */
export function isDemoReview({ customerTitle }: { readonly customerTitle: string }): boolean {
  return customerTitle === demoGuestTitle.en
}

/** Whether all, some or none of these reviews are demo data. A note below the list of reviews says so once. */
export function demoShare(reviews: readonly { readonly customerTitle: string }[]): 'all' | 'some' | 'none' {
  const demos = reviews.filter(isDemoReview).length
  if (demos === 0) return 'none'
  return demos === reviews.length ? 'all' : 'some'
}
