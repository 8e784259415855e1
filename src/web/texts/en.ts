/** Texts of the frame around every page: header, menu, footer, error pages. */
export const en = {
  skipToContent: 'Skip to the content',
  navigation: 'Main navigation',
  openNavigation: 'Open the navigation',
  closeNavigation: 'Close the navigation',
  homeLink: (restaurant: string) => `${restaurant}, home page`,
  pages: {
    home: 'Home',
    menu: 'Menu',
    news: 'News',
    contact: 'Contact',
    booking: 'Book a table',
  },
  /** Where there is little room. */
  book: 'Book',
  cart: (count: number) => {
    if (count === 0) return 'Cart, empty'
    return count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`
  },
  language: 'Language',
  messages: 'Messages',
  closeMessage: 'Close the message',
  callUs: (phone: string) => `Call ${phone}`,
  footer: {
    label: 'About the restaurant',
    explore: 'Explore',
    contact: 'Contact',
    hours: 'Opening hours',
    newsletter: {
      title: 'News from the oven',
      text: 'New dishes and evenings at the oven, by e-mail. Each has a link to unsubscribe.',
      noScript: 'Subscribing needs JavaScript.',
    },
  },
  notFound: {
    title: 'Page Not Found',
    text: 'The page you are looking for does not exist or has been moved.',
    hint: 'Check the address, or start again from the home page.',
    home: 'Back to the home page',
    menu: 'See the menu',
  },
  failed: {
    title: 'The fire went out for a moment',
    text: 'This page could not be shown. It is our mistake, not yours.',
    hint: 'Please try again. If it keeps failing, ring us and we will take your order by telephone.',
    retry: 'Try again',
    home: 'Back to the home page',
  },
}
