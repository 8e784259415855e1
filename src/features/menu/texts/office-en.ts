/** What staff change of the menu. */
export const officeMenuEn = {
  title: 'Menu availability',
  search: 'Search by name or category',
  show: 'Show',
  filters: { all: 'All', available: 'Available', unavailable: 'Unavailable' },
  count: (shown: number, total: number) => `${shown} / ${total} dishes`,
  soldOut: 'Sold Out',
  available: (dish: string) => `${dish}: available`,
  nowAvailable: (dish: string) => `${dish} can be ordered again`,
  nowSoldOut: (dish: string) => `${dish} is sold out`,
  error: 'Error',
  failed: 'Failed to update menu item availability',
  loading: 'Loading the menu…',
  loadFailed: 'The menu could not be loaded.',
  retry: 'Try again',
  none: 'No dish found',
  clear: 'Clear filters',
}
