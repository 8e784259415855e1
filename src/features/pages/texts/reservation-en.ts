export const en = {
  eyebrow: 'Reservations',
  noScript: (phone: string) =>
    `Booking here needs JavaScript. Call us on ${phone} and we will keep a table for you.`,
  orCall: 'Rather talk to someone? Call us:',
}
