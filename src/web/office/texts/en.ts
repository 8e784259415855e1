/** What all office pages share: guards, session, header. */
export const en = {
  checking: 'Checking your sign-in...',
  checkFailed: 'We could not check your sign-in.',
  checkFailedMore: 'The server does not answer. Please check the connection.',
  retry: 'Try again',
  list: { more: 'Load more', clear: 'Clear filters' },
  session: {
    warningTitle: 'Still there?',
    warning: (minutes: number) =>
      `Your session will expire in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Please perform an action to maintain your session.`,
    expired: 'Session Expired',
    idle: 'You have been logged out due to inactivity',
    rejected: {
      read: { title: 'Your session has expired. Please log in again to continue.' },
      write: { title: 'Your session has expired', description: 'Please log in again to continue' },
    },
  },
  home: (restaurant: string) => `${restaurant}, to the website`,
  logout: 'Log out',
  logoutFailed: 'Logout error',
  logoutFailedMore: 'You are still signed in. Please check the connection and try again.',
  notFound: {
    title: 'This page does not exist',
    text: 'The address may be mistyped, or the page has moved.',
    dashboard: 'To the dashboard',
  },
  failed: {
    title: 'This screen has failed',
    text: 'Please load it again. If that does not help, sign in again.',
    reload: 'Load again',
  },
}
