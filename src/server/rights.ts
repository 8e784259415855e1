/**
 * Who may send which request. Requests are rejected by default: every route must have a line in this table, otherwise the
 * application does not start. `kitchen`: staff, admins, and kitchen boards (screens in the kitchen) that an admin has paired.
 * `printer`: staff, admins, and paired programs that print.
 */
export type Audience = 'anyone' | 'signed-in' | 'staff-or-admin' | 'staff' | 'admin' | 'kitchen' | 'printer'

export const rights: Readonly<Record<string, Audience>> = {
  // The state of the program itself
  'GET /api/health': 'anyone',
  'GET /api/ready': 'anyone',
  'GET /api/jobs': 'admin',

  // Accounts
  'POST /api/auth/login': 'anyone',
  'GET /api/auth/session': 'anyone',
  'POST /api/admin/logout': 'signed-in',
  'GET /api/auth/sessions': 'signed-in',
  'DELETE /api/auth/sessions': 'signed-in',
  'DELETE /api/auth/sessions/:id': 'signed-in',
  'PATCH /api/admin/profile': 'signed-in',
  'GET /api/admin/me': 'admin',
  'GET /api/staff/me': 'staff',
  'GET /api/admin/users': 'admin',
  'POST /api/admin/users': 'admin',
  'PATCH /api/admin/users/:id': 'admin',
  'DELETE /api/admin/users/:id': 'admin',

  // The admin dashboard: its search, and the overview of the restaurant's current day
  'GET /api/search': 'admin',
  'GET /api/search/today': 'admin',

  // All open orders and bookings with one phone number, to see them and cancel them together
  'GET /api/same-number': 'staff-or-admin',
  'POST /api/same-number/cancel': 'staff-or-admin',
  'POST /api/same-number/restore': 'staff-or-admin',

  // What the restaurant has stored about a guest who calls by phone
  'POST /api/guests/look-up': 'staff-or-admin',

  // Who changed what
  'GET /api/audit': 'admin',

  // Paired devices
  'GET /api/devices': 'admin',
  'POST /api/devices': 'admin',
  'DELETE /api/devices/:id': 'admin',
  // Pairs a device with a kitchen board. Anyone who has the board's link may do this.
  'POST /api/devices/pair': 'anyone',

  // The kitchen board: the screen in the kitchen
  'GET /api/kitchen/orders': 'kitchen',
  'PATCH /api/kitchen/orders/:id/stage': 'kitchen',
  'PATCH /api/kitchen/orders/:id/promise': 'kitchen',
  'PATCH /api/kitchen/orders/:id/strike': 'kitchen',
  'PATCH /api/kitchen/orders/:id/seen': 'kitchen',

  // The menu
  'GET /api/categories': 'anyone',
  'GET /api/menu-items': 'anyone',
  'GET /api/menu-items/pinned': 'anyone',
  'GET /api/menu-items/customization-schemas': 'anyone',
  'GET /api/menu-items/:id/customization-schemas': 'anyone',
  'GET /api/customization-schemas': 'anyone',
  'POST /api/menu-items': 'admin',
  // Staff may send only two fields of this call, isAvailable and soldOutUntil; the policy of the menu feature checks this.
  'PATCH /api/menu-items/:id': 'staff-or-admin',
  'DELETE /api/menu-items/:id': 'admin',
  'PATCH /api/menu-items/:id/pin': 'admin',
  'PATCH /api/menu-items/:id/customization-schemas': 'admin',
  'POST /api/categories': 'admin',
  'PATCH /api/categories/:id': 'admin',
  'DELETE /api/categories/:id': 'admin',
  'POST /api/customization-schemas': 'admin',
  'PATCH /api/customization-schemas/:id': 'admin',
  'PATCH /api/customization-schemas/:id/options/:optionId': 'staff-or-admin',
  'DELETE /api/customization-schemas/:id': 'admin',
  'POST /api/customization-schemas/:id/clone': 'admin',

  // Ingredients
  'GET /api/ingredients': 'staff-or-admin',
  'POST /api/ingredients': 'admin',
  'PATCH /api/ingredients/:id': 'admin',
  'PATCH /api/ingredients/:id/availability': 'staff-or-admin',
  'DELETE /api/ingredients/:id': 'admin',
  'GET /api/orders/holding/:ingredientId': 'staff-or-admin',

  // The restaurant
  'GET /api/site-settings': 'anyone',
  'GET /api/site-settings/record': 'admin',
  'PUT /api/site-settings': 'admin',

  // The page about the restaurant
  'GET /api/about-content': 'anyone',
  'GET /api/about-content/record': 'admin',
  'PUT /api/about-content': 'admin',

  // The home page: its texts and its films
  'GET /api/home-content': 'anyone',
  'GET /api/assets/:file': 'anyone',
  'GET /api/page-seo': 'anyone',
  'PUT /api/page-seo/:pageKey/:language': 'admin',
  'GET /api/to-fill-in': 'admin',
  'GET /api/home-content/record': 'admin',
  'PUT /api/home-content': 'admin',

  // Guest reviews
  'GET /api/customer-reviews/published': 'anyone',
  'GET /api/customer-reviews': 'admin',
  'POST /api/customer-reviews': 'admin',
  'PATCH /api/customer-reviews/:id': 'admin',
  'PATCH /api/customer-reviews/:id/pin': 'admin',
  'DELETE /api/customer-reviews/:id': 'admin',

  // The news. Only admins see drafts; the policy of the news feature checks this.
  'GET /api/blog-posts': 'anyone',
  'GET /api/blog-posts/slug/:slug': 'anyone',
  'GET /api/blog-posts/:id': 'anyone',
  'POST /api/blog-posts': 'admin',
  'POST /api/blog-posts/preview': 'admin',
  'PATCH /api/blog-posts/:id': 'admin',
  'PATCH /api/blog-posts/:id/pin': 'admin',
  'DELETE /api/blog-posts/:id': 'admin',

  // Orders
  'POST /api/orders': 'anyone',
  'POST /api/orders/quote': 'anyone',
  'GET /api/orders/ticket/:token': 'anyone',
  'GET /api/orders': 'staff-or-admin',
  'GET /api/orders/coming': 'admin',
  'GET /api/orders/due': 'staff-or-admin',
  'GET /api/orders/unpaid': 'staff-or-admin',
  'GET /api/orders/:id': 'staff-or-admin',
  // Which orders nobody has opened yet, so that office screens ring for them
  'GET /api/orders/unseen': 'staff-or-admin',
  'POST /api/orders/:id/seen': 'staff-or-admin',
  'PATCH /api/orders/:id/status': 'staff-or-admin',
  'PATCH /api/orders/:id/payment': 'staff-or-admin',
  // Staff may send neither the fields that name the guest nor the status; the policy of the orders feature checks this.
  'PATCH /api/orders/:id': 'staff-or-admin',
  'DELETE /api/orders/:id': 'admin',

  // The times at which orders can be ready, and the pause of the kitchen
  'POST /api/orders/times': 'anyone',
  'PATCH /api/orders/:id/promise': 'staff-or-admin',
  'GET /api/pause': 'staff-or-admin',
  'PUT /api/pause': 'staff-or-admin',
  'DELETE /api/pause': 'staff-or-admin',

  // The visits: parties of guests at the restaurant's tables
  'GET /api/visits': 'staff-or-admin',
  'POST /api/visits': 'staff-or-admin',
  'PATCH /api/visits/:id': 'staff-or-admin',
  'POST /api/visits/:id/close': 'staff-or-admin',
  'POST /api/visits/:id/payment': 'staff-or-admin',
  'POST /api/visits/:id/payment/undo': 'staff-or-admin',

  // The print queue
  'GET /api/print-jobs': 'printer',
  'POST /api/print-jobs/take': 'printer',
  'POST /api/print-jobs/:id/report': 'printer',
  'POST /api/printer-reports': 'printer',
  'POST /api/printers/:id/test': 'staff-or-admin',
  'POST /api/print-jobs/:id/decision': 'staff-or-admin',
  'POST /api/orders/:id/print': 'staff-or-admin',

  // Reservations
  'POST /api/reservations': 'anyone',
  'GET /api/reservations/slots': 'anyone',
  'GET /api/reservations/full-days': 'anyone',
  'GET /api/reservations/ticket/:token': 'anyone',
  'POST /api/reservations/ticket/:token/cancel': 'anyone',
  'GET /api/reservations': 'staff-or-admin',
  'GET /api/reservations/days/:date': 'staff-or-admin',
  'GET /api/reservations/coming': 'admin',
  'GET /api/reservations/:id': 'staff-or-admin',
  'PATCH /api/reservations/:id/status': 'staff-or-admin',
  'PATCH /api/reservations/:id/marks': 'staff-or-admin',
  'PATCH /api/reservations/:id': 'admin',
  'DELETE /api/reservations/:id': 'admin',

  // Messages that guests send to the restaurant
  'POST /api/contact': 'anyone',
  'GET /api/contact': 'staff-or-admin',
  'GET /api/contact/summary': 'staff-or-admin',
  'GET /api/contact/:id': 'staff-or-admin',
  'PATCH /api/contact/:id/status': 'staff-or-admin',
  'DELETE /api/contact/:id': 'admin',

  // The newsletter
  'POST /api/newsletter': 'anyone',
  'POST /api/newsletter/unsubscribe/:token': 'anyone',
  'GET /api/newsletter': 'admin',
  'DELETE /api/newsletter/:id': 'admin',

  // Pictures and films. Only admins get an upload address, but whoever has such an address may send the file
  'POST /api/objects/upload': 'admin',
  'POST /api/news-images/upload': 'admin',
  'PUT /api/uploads/private/uploads/:name': 'anyone',

  // Live events of the restaurant. A paired kitchen board gets only events about the lists that it shows. Users read and delete
  // only their own notifications.
  'GET /api/events': 'kitchen',
  'GET /api/notifications': 'staff-or-admin',
  'GET /api/notifications/unread-count': 'staff-or-admin',
  'PATCH /api/notifications/:id/read': 'staff-or-admin',
  'PATCH /api/notifications/mark-all-read': 'staff-or-admin',
  'DELETE /api/notifications/:id': 'staff-or-admin',
  'DELETE /api/notifications/delete-all': 'staff-or-admin',

  // Whether a screen that shows orders is open. A paired kitchen board reports itself with the first of these calls.
  'POST /api/presence': 'kitchen',
  'GET /api/absences': 'staff-or-admin',
  'POST /api/absences/:id/note': 'staff-or-admin',

  // Push messages to the user's own devices while no page is open
  'GET /api/push-subscriptions': 'staff-or-admin',
  'POST /api/push-subscriptions': 'staff-or-admin',
  'DELETE /api/push-subscriptions/:id': 'staff-or-admin',
}
