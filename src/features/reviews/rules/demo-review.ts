/** The guest's title in every demo review. By this title the site tells demo reviews from those of real guests. */
export const demoGuestTitle = { en: 'Guest (demo data)', vi: 'Khách hàng (dữ liệu mẫu)' } as const

/** True for a review that came with the demo restaurant and still has the guest's title of demo reviews. */
export function isDemoReview({ customerTitle }: { readonly customerTitle: string }): boolean {
  return customerTitle === demoGuestTitle.en
}

/** Whether all, some or none of these reviews are demo data. The list of reviews tells this once, below the cards. */
export function demoShare(reviews: readonly { readonly customerTitle: string }[]): 'all' | 'some' | 'none' {
  const demos = reviews.filter(isDemoReview).length
  if (demos === 0) return 'none'
  return demos === reviews.length ? 'all' : 'some'
}
