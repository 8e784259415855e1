/**
 * Who may call what. Refusal is the default: a call that is not in this table does not exist, and the application
 * does not start with a route that has no line here (back office §6; the table is meant to be read aloud).
 */
export type Audience = 'anyone' | 'signed-in' | 'staff-or-admin' | 'staff' | 'admin'

export const rights: Readonly<Record<string, Audience>> = {
  // The program itself
  'GET /api/health': 'anyone',
  'GET /api/ready': 'anyone',

  // The menu
  'GET /api/categories': 'anyone',
  'GET /api/menu-items': 'anyone',
  'GET /api/menu-items/pinned': 'anyone',
  'GET /api/menu-items/:id/customization-schemas': 'anyone',
  'GET /api/customization-schemas': 'anyone',

  // The restaurant
  'GET /api/site-settings': 'anyone',

  // Orders
  'POST /api/orders': 'anyone',
  'POST /api/orders/quote': 'anyone',
  'GET /api/orders/ticket/:token': 'anyone',
}
