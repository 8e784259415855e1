/** The event stream and its sound. */
export const liveEn = {
  connection: { connecting: 'Connecting', live: 'Live', reconnecting: 'Reconnecting' },
  connectionMore: {
    connecting: 'New orders will appear by themselves in a moment.',
    live: 'New orders appear by themselves.',
    reconnecting: 'The line to the server is broken. New orders will appear as soon as it is back.',
  },
  sound: 'Sound for new orders',
  test: 'Test sound',
  tested: 'That is how a new order sounds.',
  touch: 'Touch the screen once so that the browser lets the sound play.',
  noSound: 'This browser cannot play the sound.',
}
